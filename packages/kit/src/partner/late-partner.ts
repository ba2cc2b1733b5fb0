import { lateCode } from '@tele/ui';

export const latePartner = lateCode(() => import('./partner-parts.ts'));
