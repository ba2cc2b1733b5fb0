import { lateCode } from '@tele/ui';

/** Loads with the first card form on the page. */
export const lateCardEntries = lateCode(() => import('./card-entries.ts'));
