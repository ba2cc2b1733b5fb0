// Named imports in a module of our own, loaded on demand as one: asked for dynamically, the loader's CommonJS file gives
// some bundlers no names.
export { loadStripe } from '@stripe/stripe-js/pure';
export { CardFrame } from './CardFrame.tsx';
