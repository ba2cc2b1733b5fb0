import { lateCode } from '@tele/ui';

/** Loads with the first card form on the page. */
export const lateCardEntry = lateCode(() => import('./CardEntry.tsx'));
