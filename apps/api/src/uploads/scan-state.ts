import type { DocumentScan } from '@tele/core';
import * as z from 'zod';
import type { ScanState } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { defineJob } from '../jobs/define-job.ts';

/** Run by the applications module; retries for a week. */
export const scanJob = defineJob('scan-file', z.object({ key: z.string() }), {
  lane: 'files',
  tries: 1_000,
  longestDelayMs: 10 * 60_000,
});

export async function scanLater(t: Tx, keys: readonly string[], now: Date): Promise<void> {
  for (const key of keys) {
    await t.updateTable('uploads').set({ scan: 'scanning' }).where('key', '=', key).execute();
    await scanJob.enqueue(t, { key }, now);
  }
}

export function scanOf({ config: { clamd } }: Pick<Services, 'config'>, scan: ScanState | null): DocumentScan {
  if (scan === 'clean' || scan === 'refused') return scan;
  return clamd ? (scan ?? 'scanning') : 'off';
}
