// A separate module: imported dynamically, the loader's CommonJS file has no names in some bundlers.
// Its package has no `exports`, so the path needs its extension.
export { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
export { CardFrame } from './CardFrame.tsx';
