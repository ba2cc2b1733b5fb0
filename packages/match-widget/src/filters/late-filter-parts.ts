import { lateCode } from '@tele/ui';

/** Loaded when a filter is opened. */
export const lateFilterParts = lateCode(() => import('./filter-parts.ts'));
