import type { Row } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import type { Job } from './enqueue.ts';
import { captureCharge, giveBack } from './move-money.ts';
import { sendLetter } from './send-letter.ts';

type OutboxRow = Row<'outbox'>;

const batchSize = 8;
/** Longer than a batch may take: after it, another process may try a job whose process died. */
const leaseMs = 60_000;
const firstDelayMs = 5_000;
const longestDelayMs = 6 * 60 * 60_000;
/** Mail gives up after some six hours, money after some days: an authorisation lasts seven. */
const maxAttempts = { mail: 12, capture: 24, release: 24, refund: 24 } as const;

/** Runs one batch of due jobs, each at least once: its handler is idempotent. Answers how many ended well and not. */
export async function runOutboxBatch(services: Services): Promise<{ done: number; failed: number }> {
  const rows = await takeBatch(services);
  const results = await Promise.all(rows.map((row) => runJob(services, row)));
  const done = results.filter(Boolean).length;
  return { done, failed: results.length - done };
}

/** The claim: a due job is pushed behind its lease, and no two processes take the same one. */
function takeBatch({ db, now: clock }: Services): Promise<OutboxRow[]> {
  const now = clock();
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function runJob(services: Services, row: OutboxRow): Promise<boolean> {
  const { db, log, now } = services;
  // Written by enqueue() alone.
  const job = { kind: row.kind, payload: row.payload } as unknown as Job;
  try {
    await perform(services, row.id, job);
    await db.updateTable('outbox').set({ done_at: now() }).where('id', '=', row.id).execute();
    return true;
  } catch (error) {
    const last = row.attempts >= (maxAttempts[job.kind] ?? 1);
    const name = error instanceof Error ? error.name : 'unknown';
    log[last ? 'error' : 'warn']({ jobId: row.id, kind: row.kind, attempts: row.attempts, error: name }, 'job failed');
    const delay = Math.min(firstDelayMs * 2 ** (row.attempts - 1), longestDelayMs);
    const change = last ? { failed_at: now() } : { run_at: new Date(now().getTime() + delay) };
    await db.updateTable('outbox').set(change).where('id', '=', row.id).execute();
    return false;
  }
}

function perform(services: Services, id: string, job: Job): Promise<void> {
  switch (job.kind) {
    case 'capture':
      return captureCharge(services, job.payload.chargeId);
    case 'release':
    case 'refund':
      return giveBack(services, job.payload.chargeId);
    case 'mail':
      return sendLetter(services, { id, ...job.payload });
    default:
      throw new Error('Unknown kind of job.');
  }
}
