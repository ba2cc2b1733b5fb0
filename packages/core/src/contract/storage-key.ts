import * as z from 'zod';

export const storageKey = z.string().min(1).max(200);
