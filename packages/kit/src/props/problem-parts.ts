export { Misconfigured } from './Misconfigured.tsx';
export { warnOf } from './warn-of.ts';
