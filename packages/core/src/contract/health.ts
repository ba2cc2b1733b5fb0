import * as z from 'zod';
import type { CallDefinition } from './define.ts';

export const healthCalls = {
  health: {
    summary: 'Check that the API and its database respond',
    caller: 'public',
    ok: z.object({ ok: z.literal(true), database: z.enum(['postgres', 'pglite']) }),
    errors: ['UNAVAILABLE'],
  },
} as const satisfies Record<string, CallDefinition>;
