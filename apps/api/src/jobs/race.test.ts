import pino from 'pino';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { hold } from '../testing/hold.ts';
import { withDatabase } from '../testing/test-database.ts';
import { runJobs } from './run-jobs.ts';
import type { JobServices } from './duties.ts';
import { enqueue } from './enqueue.ts';

const database = await withDatabase();
const now = new Date('2026-12-01T00:00:00.000Z');

it('a job being taken by another process is left to it', async () => {
  const { db } = database;
  const done: string[] = [];
  const services: JobServices<unknown> = {
    db,
    now: () => now,
    log: pino({ level: 'silent' }),
    readOnly: async () => undefined,
    duties: {
      works: { greet: { lane: 'money', tries: 1, run: async (_, { id }) => void done.push(id) } },
      sweeps: [],
      prunings: {},
      giveUp: async () => undefined,
    },
  };
  await inTransaction(db, (t) => enqueue(t, { kind: 'greet', payload: {} }, now));
  const other = await hold(
    { database },
    "update outbox set attempts = 1, run_at = run_at + interval '1 minute' where kind = $1",
    ['greet'],
  );
  const jobRun = runJobs(services);
  await Promise.race([jobRun, other.waitFor(1).catch(() => undefined)]);
  await other.finishWith('select 1');
  expect(await jobRun).toEqual({ done: 0, failed: 0 });
  expect(done).toEqual([]);
});
