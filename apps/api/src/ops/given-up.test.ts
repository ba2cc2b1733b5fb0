import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { withApi } from '../testing/start-api.ts';
import { exits } from './exits.ts';
import { verbs } from './verbs.ts';
import { WrongWords } from './words.ts';

const api = await withApi({ config: { opsMail: 'ops@example.com' } });
const { db } = api.services;

class ShelfEmpty extends Error {
  constructor() {
    super('The shelf of Maeve Tran is empty.');
    this.name = 'ShelfEmpty';
  }
}

let away = true;
const services = {
  ...api.services,
  duties: {
    ...api.services.duties,
    works: {
      ...api.services.duties.works,
      shelve: {
        lane: 'money' as const,
        tries: 2,
        run: async () => {
          if (away) throw new ShelfEmpty();
        },
      },
    },
  },
};

function pass(minutes: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
}

async function givenUp(jobs: number): Promise<void> {
  for (let index = 0; index < jobs; index += 1) {
    await inTransaction(db, (t) => enqueue(t, { kind: 'shelve', payload: { bookId: newId('bok') } }, api.clock.now));
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await runJobs(services);
    pass(1);
  }
}

async function ops(name: string, ...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await verbs[name]?.(services, args, (line) => lines.push(line));
  return { exit: exit ?? -1, said: lines.join('\n') };
}

const letters = () => api.mails.filter(({ to }) => to === 'ops@example.com');

beforeEach(async () => {
  away = true;
  api.mails.length = 0;
  await db.deleteFrom('outbox').execute();
});

describe('a job that gives up', () => {
  it('is reported once with all others of its minute, by IDs and error names', async () => {
    await givenUp(3);
    pass(1);
    await runJobs(services);
    pass(60);
    await runJobs(services);
    expect(letters().map(({ subject }) => subject)).toEqual(['3 background jobs failed']);
    expect(letters()[0]?.text.match(/shelve job_\S+: 2 attempts, last error ShelfEmpty/g)).toHaveLength(3);
    expect(letters()[0]?.text).not.toContain('Maeve');

    await givenUp(1);
    pass(1);
    await runJobs(services);
    expect(letters().map(({ subject }) => subject)).toEqual(['3 background jobs failed', 'A background job failed']);
  });

  it('is included in the retried email after the mail server refused it', async () => {
    const { mailer } = services;
    onTestFinished(() => void (services.mailer = mailer));
    services.mailer = { send: () => Promise.reject(new Error('silent')) };
    await givenUp(2);
    pass(1);
    await runJobs(services);
    services.mailer = mailer;
    pass(1);
    await runJobs(services);
    expect(letters().map(({ subject }) => subject)).toEqual(['2 background jobs failed']);
  });

  it('is reported to no one when no address is set', async () => {
    const { config } = services;
    onTestFinished(() => void (services.config = config));
    services.config = { ...config, opsMail: undefined };
    await givenUp(1);
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'shelve' }]);
  });
});

describe('ops jobs', () => {
  it('reports that all is well, and exits with 0', async () => {
    expect(await ops('jobs')).toEqual({ exit: exits.well, said: 'No failed jobs.\nNo jobs waiting.' });
  });

  it('lists failed and waiting jobs, and exits with 1', async () => {
    await givenUp(2);
    await inTransaction(db, (t) => enqueue(t, { kind: 'later', payload: {} }, api.clock.now));
    pass(3);
    const { exit, said } = await ops('jobs', '--limit', '1');
    expect(exit).toBe(exits.look);
    expect(said).toMatch(
      /^Failed: 2\n {2}job_\S+ {2}shelve {2}2 attempts, created 5 min ago, failed 4 min ago, last error ShelfEmpty {2}bookId=bok_\S+\n/,
    );
    expect(said).toContain('and 1 more (--limit)');
    expect(said).toMatch(/ {2}later {2}1, oldest created 3 min ago, due for 3 min\n/);
    expect(said).not.toContain('Is a worker running?');
  });

  it('reports due jobs that no process takes', async () => {
    await inTransaction(db, (t) => enqueue(t, { kind: 'later', payload: {} }, api.clock.now));
    pass(11);
    const { exit, said } = await ops('jobs');
    expect([exit, said]).toEqual([exits.look, expect.stringContaining('Is a worker running?')]);
  });

  it('shows how often a waiting job has failed', async () => {
    await inTransaction(db, (t) => enqueue(t, { kind: 'shelve', payload: {} }, api.clock.now));
    await runJobs(services);
    expect((await ops('jobs')).said).toContain('next in 5 s, 1 being retried (ShelfEmpty), most attempts 1');
  });

  it('reports the same as JSON', async () => {
    await givenUp(1);
    const { exit, said } = await ops('jobs', '--json');
    expect([exit, JSON.parse(said)]).toMatchObject([
      exits.look,
      {
        givenUpInAll: 1,
        givenUp: [{ kind: 'shelve', attempts: 2, lastError: 'ShelfEmpty' }],
        waiting: [{ kind: 'ops-email', jobs: 1 }],
        late: false,
      },
    ]);
  });

  it('refuses unknown arguments', async () => {
    await expect(ops('jobs', '--loud')).rejects.toThrow(WrongWords);
    await expect(ops('jobs', '--limit', 'many')).rejects.toThrow('--limit must be a whole number');
  });
});

describe('ops retry', () => {
  it('retries one job, a kind or all with fresh attempts, and audits it', async () => {
    await givenUp(3);
    const [first] = await db.selectFrom('outbox').select('id').where('kind', '=', 'shelve').execute();
    const id = first?.id ?? '';
    expect(await ops('retry', id)).toEqual({ exit: exits.well, said: `${id} will run again.` });
    expect(await ops('retry', id)).toEqual({ exit: exits.look, said: 'No failed job found.' });
    const entry = await db.selectFrom('audit').selectAll().where('action', '=', 'job.retry').execute();
    expect(entry).toMatchObject([{ actor: 'job:ops', subject: id, at: api.clock.now }]);

    expect((await ops('retry', '--kind', 'other')).exit).toBe(exits.look);
    expect((await ops('retry', '--kind', 'shelve')).said.split('\n')).toHaveLength(2);
    away = false;
    await runJobs(services);
    expect((await ops('retry', '--all')).exit).toBe(exits.look);
    expect((await ops('jobs')).said).toContain('No failed jobs.');
  });

  it('leads to a new report when the job gives up again', async () => {
    await givenUp(1);
    pass(1);
    await runJobs(services);
    await ops('retry', '--all');
    for (const minutes of [1, 1, 2]) {
      await runJobs(services);
      pass(minutes);
    }
    await runJobs(services);
    expect(letters()).toHaveLength(2);
  });

  it('requires exactly one choice of jobs', async () => {
    await expect(ops('retry')).rejects.toThrow('Specify one of');
    await expect(ops('retry', 'job_1', '--all')).rejects.toThrow('Specify one of');
  });
});
