import { lateCode } from '@tele/ui';

/** What a page of a partner needs: a host without one loads none of it. */
export const latePartner = lateCode(() => import('./partner-parts.ts'));
