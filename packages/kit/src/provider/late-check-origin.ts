import { lateCode } from '@tele/ui';

/** Wanted only where a call had no answer. */
export const lateCheckOrigin = lateCode(() => import('./check-origin.ts').then(({ checkOrigin }) => checkOrigin));
