import { lateCode } from '@tele/ui';

/** Code of partner pages, loaded only there. */
export const latePartner = lateCode(() => import('./partner-parts.ts'));
