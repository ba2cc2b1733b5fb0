import * as z from 'zod';
import type { CallDefinition } from './define.ts';

export const healthCalls = {
  health: {
    summary: 'Whether the API and its database answer',
    caller: 'public',
    ok: z.object({ ok: z.literal(true), database: z.enum(['postgres', 'pglite']) }),
    errors: ['UNAVAILABLE'],
  },
} as const satisfies Record<string, CallDefinition>;
