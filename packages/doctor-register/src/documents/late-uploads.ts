import { lateCode } from '@tele/ui';

export const lateUploads = lateCode(() => import('./late-parts.ts'));
