import * as z from 'zod';

/** A key of storage that `presignUpload` gave. */
export const storageKey = z.string().min(1).max(200);
