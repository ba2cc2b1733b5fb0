// In some bundlers, a dynamic import of this CommonJS file has no names.
// Its package has no `exports`, so the path needs its extension.
export { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
export { CardFrame } from './CardFrame.tsx';
export { WalletButtons } from './WalletButtons.tsx';
