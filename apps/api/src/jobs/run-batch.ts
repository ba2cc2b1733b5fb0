import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { asStep, type JobStep } from '../steps/step.ts';
import type { JobServices, Lane, JobParts, Work } from './duties.ts';

/** Claimed job with its original due time. */
type DueJobRow = Row<'outbox'> & { due_at: Date };

/** Jobs per batch. A calendar may take 5 MB while it is read. */
const batchSizes: Readonly<Record<Lane, number>> = { money: 8, mail: 8, files: 8, calendars: 4 };
/** Longer than a batch takes; afterwards another process may retry a dead process's job. */
const leaseMs = 60_000;
const firstDelayMs = 5_000;
const longestDelayMs = 6 * 60 * 60_000;

/** Runs one batch of a lane's due jobs, each at least once. Counts successes and failures. */
export async function runBatch<S>(services: JobServices<S>, lane: Lane): Promise<{ done: number; failed: number }> {
  const works = Object.entries(services.duties.works).filter(([, work]) => work.lane === lane);
  const rows = await takeBatch(
    services,
    works.map(([kind]) => kind),
    batchSizes[lane],
  );
  const results = await Promise.all(rows.map((row) => runJob(services, row)));
  const done = results.filter(Boolean).length;
  return { done, failed: results.length - done };
}

/** Claims due jobs: `run_at` moves to the end of their lease. Skips unknown kinds, which newer processes run. */
async function takeBatch(
  { db, now: clock }: JobParts,
  kinds: readonly string[],
  batchSize: number,
): Promise<DueJobRow[]> {
  if (kinds.length === 0) return [];
  const now = clock();
  return db
    .with('due', (t) =>
      t
        .selectFrom('outbox')
        .select(['id', 'run_at as due_at'])
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', now)
        .where('kind', 'in', kinds)
        .orderBy('run_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set((eb) => ({ attempts: eb('outbox.attempts', '+', 1), run_at: new Date(now.getTime() + leaseMs) }))
    .whereRef('outbox.id', '=', 'due.id')
    .returningAll('outbox')
    .returning('due.due_at')
    .execute();
}

async function runJob<S>(services: JobServices<S>, row: DueJobRow): Promise<boolean> {
  const { id, kind, attempts, due_at: dueAt } = row;
  const work = services.duties.works[kind];
  if (!work) return false;
  const lateMs = services.now().getTime() - dueAt.getTime();
  const step: JobStep = { is: 'job', id, kind, lane: work.lane, attempts, lateMs };
  return asStep(step, async () => {
    step.outcome = await tryJob(services, work, row);
    return step.outcome === 'done';
  });
}

async function tryJob<S>(
  services: JobServices<S>,
  work: Work<S>,
  row: DueJobRow,
): Promise<'done' | 'failed' | 'given-up'> {
  const { db, log, now, duties } = services;
  const { id, kind, attempts, payload } = row;
  try {
    await work.run(services, { id, attempts, payload });
    await db.updateTable('outbox').set({ done_at: now() }).where('id', '=', id).execute();
    return 'done';
  } catch (error) {
    const last = attempts >= work.tries;
    const name = error instanceof Error ? error.name : 'unknown';
    log[last ? 'error' : 'warn']({ jobId: id, kind, attempts, error: name }, 'job failed');
    const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), work.longestDelayMs ?? longestDelayMs);
    const change = last ? { failed_at: now() } : { run_at: new Date(now().getTime() + delay) };
    await inTransaction(db, async (t) => {
      await t
        .updateTable('outbox')
        .set({ ...change, last_error: name })
        .where('id', '=', id)
        .execute();
      if (last) await duties.giveUp(services, t, { kind });
    });
    return last ? 'given-up' : 'failed';
  }
}
