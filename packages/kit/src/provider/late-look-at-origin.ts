import { lateCode } from '@tele/ui';

/** Wanted only where no call has ever been answered. */
export const lateLookAtOrigin = lateCode(() => import('./look-at-origin.ts').then(({ lookAtOrigin }) => lookAtOrigin));
