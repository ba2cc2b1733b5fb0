import { Writable } from 'node:stream';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inTransaction } from '../db/transaction.ts';
import { withDatabase } from '../testing/test-database.ts';
import { defineJob, nameIn } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { runJobs } from './run-jobs.ts';

const { db } = await withDatabase();
const now = new Date('2026-12-01T00:00:00.000Z');

const payload = z.object({ email: nameIn({ welcome: 1 }), userId: z.string(), looks: z.string().default('0') });
const greetJob = defineJob('greet', payload, { lane: 'mail', tries: 12 });

async function run() {
  const [ran, givenUp, lines]: [unknown[], string[], string[]] = [[], [], []];
  const stream = new Writable({ write: (chunk, _, next) => (lines.push(String(chunk)), next()) });
  await runJobs({
    db,
    now: () => now,
    log: pino({}, stream),
    readOnly: async () => undefined,
    duties: {
      works: greetJob.works(async (_, job) => void ran.push(job.payload)),
      sweeps: [],
      prunings: {},
      giveUp: async (_, __, { kind }) => void givenUp.push(kind),
    },
  });
  return { ran, givenUp, log: lines.join('') };
}

describe('defineJob', () => {
  it('runs a job with its parsed payload', async () => {
    await inTransaction(db, (t) => greetJob.enqueue(t, { email: 'welcome', userId: 'usr_1' }, now, { id: 'job_1' }));
    expect(await run()).toMatchObject({ ran: [{ email: 'welcome', userId: 'usr_1', looks: '0' }], givenUp: [] });
  });

  it.each([
    ['a key is missing', { email: 'welcome' }],
    ['a name is unknown', { email: 'toString', userId: 'usr_secret' }],
  ])('fails and retries a job when %s, without logging its values', async (_, bad) => {
    const id = `job_${Object.keys(bad).length}_bad`;
    await inTransaction(db, (t) => enqueue(t, { kind: 'greet', payload: bad, id }, now));
    const { ran, givenUp, log } = await run();
    expect({ ran, givenUp }).toEqual({ ran: [], givenUp: [] });
    expect(log).toContain('BadPayload');
    expect(log).not.toContain('usr_secret');
    const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, failed_at: null, done_at: null, last_error: 'BadPayload' });
  });
});
