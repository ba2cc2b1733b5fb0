import { lateCode } from '@tele/ui';

/** Wanted only where a call had no answer. */
export const lateLookAtOrigin = lateCode(() => import('./look-at-origin.ts').then(({ lookAtOrigin }) => lookAtOrigin));
