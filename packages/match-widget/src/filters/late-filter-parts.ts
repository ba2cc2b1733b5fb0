import { lateCode } from '@tele/ui';

export const lateFilterParts = lateCode(() => import('./filter-parts.ts'));
