import { lateCode } from '@tele/ui';

/** Next to the form, which does not wait for it. */
export const lateAside = lateCode(() => import('./aside-parts.ts'));
