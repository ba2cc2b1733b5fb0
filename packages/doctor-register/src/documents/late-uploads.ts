import { lateCode } from '@tele/ui';

/** File checks, uploads and rows, loaded when documents are requested. */
export const lateUploads = lateCode(() => import('./late-parts.ts'));
