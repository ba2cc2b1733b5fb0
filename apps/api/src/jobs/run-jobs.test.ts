import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { withDatabase } from '../testing/test-database.ts';
import { runJobs, runLane } from './run-jobs.ts';
import { jobsEnded, runJobsSoon } from './run-jobs-soon.ts';
import type { JobServices, Duties, Job } from './duties.ts';
import { enqueue } from './enqueue.ts';

const { db } = await withDatabase();
const clock = { now: new Date('2026-12-01T00:00:00.000Z') };

function servicesWith(duties: Partial<Duties<unknown>>): JobServices<unknown> {
  const log = pino({ level: 'silent' });
  return {
    db,
    now: () => clock.now,
    log,
    readOnly: async () => undefined,
    duties: { works: {}, sweeps: [], prunings: {}, giveUp: async () => undefined, ...duties },
  };
}

const ask = (kind: string, payload: Record<string, string> = {}) =>
  inTransaction(db, (t) => enqueue(t, { kind, payload }, clock.now));
const rowsOf = (kind: string) =>
  db.selectFrom('outbox').select(['attempts', 'done_at', 'failed_at', 'last_error']).where('kind', '=', kind).execute();

function passMinutes(minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
}

describe('a job run', () => {
  it('passes a job to the handler of its kind, once', async () => {
    const jobs: Job[] = [];
    const services = servicesWith({
      works: { greet: { lane: 'money', tries: 3, run: async (_, job) => void jobs.push(job) } },
    });
    await ask('greet', { id: 'one' });
    await Promise.all([runJobs(services), runJobs(services), runJobs(services)]);
    expect(jobs.map(({ payload }) => payload)).toEqual([{ id: 'one' }]);
    expect(await rowsOf('greet')).toMatchObject([{ attempts: 1, done_at: clock.now, failed_at: null }]);
  });

  it('leaves an unregistered kind to a process that handles it', async () => {
    await ask('newer');
    expect(
      await runJobs(servicesWith({ works: { other: { lane: 'money', tries: 1, run: async () => undefined } } })),
    ).toEqual({
      done: 0,
      failed: 0,
    });
    expect(await rowsOf('newer')).toMatchObject([{ attempts: 0, done_at: null, failed_at: null }]);
  });

  it('retries a failed job later, up to its kind’s limit, and then gives up', async () => {
    const run = async (): Promise<void> => {
      throw new TypeError('away');
    };
    const told: string[] = [];
    const services = servicesWith({
      works: { stubborn: { lane: 'money', tries: 3, run } },
      giveUp: async (_, __, { kind }) => void told.push(kind),
    });
    await ask('stubborn');
    for (const attempts of [1, 2, 3]) {
      expect(told).toEqual([]);
      expect(await runJobs(services)).toEqual({ done: 0, failed: 1 });
      expect(await rowsOf('stubborn')).toMatchObject([
        { attempts, failed_at: attempts === 3 ? clock.now : null, last_error: 'TypeError' },
      ]);
      passMinutes(10);
    }
    expect(await runJobs(services)).toEqual({ done: 0, failed: 0 });
    expect(told).toEqual(['stubborn']);
  });

  it('sweeps until nothing is found, and runs the jobs that a sweep created', async () => {
    let left = 3;
    const done: string[] = [];
    const services = servicesWith({
      works: { swept: { lane: 'money', tries: 1, run: async (_, { payload }) => void done.push(payload.id ?? '') } },
      sweeps: [
        async () => {
          if (left === 0) return 0;
          await ask('swept', { id: String(left) });
          left -= 1;
          return 1;
        },
      ],
    });
    expect(await runJobs(services)).toEqual({ done: 3, failed: 0 });
    expect(done.toSorted()).toEqual(['1', '2', '3']);
  });

  it('continues with money jobs while email hangs, in the background too', async () => {
    const done: string[] = [];
    let answer = (): void => undefined;
    const silent = new Promise<void>((resolve) => (answer = resolve));
    let reached = (): void => undefined;
    const sending = new Promise<void>((resolve) => (reached = resolve));
    const services = servicesWith({
      works: {
        letter: { lane: 'mail', tries: 1, run: () => (reached(), silent) },
        pay: { lane: 'money', tries: 1, run: async (_, { payload }) => void done.push(payload.id ?? '') },
      },
    });
    await ask('letter');
    runJobsSoon(services);
    await sending;
    for (const id of ['first', 'second']) {
      await ask('pay', { id });
      runJobsSoon(services);
      await expect.poll(() => done).toContain(id);
    }
    expect(await rowsOf('letter')).toMatchObject([{ done_at: null }]);
    answer();
    await jobsEnded(db);
    expect(await rowsOf('letter')).toMatchObject([{ done_at: clock.now }]);
  });

  it('leaves a lane after a minute, which continues in the background', async () => {
    const read = async (): Promise<void> => passMinutes(1);
    const services = servicesWith({ works: { read: { lane: 'calendars', tries: 1, run: read } } });
    for (let count = 0; count < 9; count += 1) await ask('read');
    expect(await runLane(services, 'calendars')).toEqual({ done: 4, failed: 0, busy: true, more: true });
    runJobsSoon(services);
    await jobsEnded(db);
    expect(await runJobs(services)).toEqual({ done: 0, failed: 0 });
  });

  it('reads up to four calendars at once', async () => {
    let [running, most] = [0, 0];
    const run = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    for (let count = 0; count < 20; count += 1) await ask('roster');
    expect(await runJobs(servicesWith({ works: { roster: { lane: 'calendars', tries: 1, run } } }))).toMatchObject({
      done: 20,
    });
    expect(most).toBe(4);
  });
});
