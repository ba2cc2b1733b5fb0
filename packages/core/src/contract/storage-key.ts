import * as z from 'zod';

/** Key from `presignUpload`. */
export const storageKey = z.string().min(1).max(200);
