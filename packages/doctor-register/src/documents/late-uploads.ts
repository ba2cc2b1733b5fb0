import { lateCode } from '@tele/ui';

/** Looking into files, sending them, and their rows: fetched when documents are asked for. */
export const lateUploads = lateCode(() => import('./late-parts.ts'));
