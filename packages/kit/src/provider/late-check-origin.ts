import { lateCode } from '@tele/ui';

/** Needed only if a call has no answer. */
export const lateCheckOrigin = lateCode(() => import('./check-origin.ts').then(({ checkOrigin }) => checkOrigin));
