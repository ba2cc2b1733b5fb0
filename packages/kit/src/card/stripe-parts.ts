// Named imports in a module of our own, loaded on demand as one: asked for dynamically, the loader's CommonJS file gives
// some bundlers no names. With its whole name, because the package has no `exports`: Node and webpack guess no endings.
export { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
export { CardFrame } from './CardFrame.tsx';
