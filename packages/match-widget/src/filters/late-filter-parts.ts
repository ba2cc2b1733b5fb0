import { lateCode } from '@tele/ui';

/** What is chosen in a filter: nobody who opens none fetches it. */
export const lateFilterParts = lateCode(() => import('./filter-parts.ts'));
