import type { CallLimit } from '@tele/core/contract';
import { sql, type KyselyPlugin } from 'kysely';
import pino from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import { hold } from '../testing/hold.ts';
import { startApi, withApi } from '../testing/start-api.ts';
import { createCallCounts } from './call-counts.ts';

const api = await withApi();
const { db } = api.services;

const limit: CallLimit = { counted: 'test', times: 100, seconds: 60 };
const clock = { now: new Date('2026-12-01T00:00:20.000Z') };
const parts = { db, now: () => clock.now, log: pino({ level: 'silent' }) };
const after = (milliseconds: number): void => void (clock.now = new Date(clock.now.getTime() + milliseconds));
const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

async function stored(who: string): Promise<number | undefined> {
  const row = await db.selectFrom('rate_limits').select('hits').where('key', '=', `test:${who}`).executeTakeFirst();
  return row?.hits;
}
const told = (who: string, hits: number) => expect.poll(() => stored(who)).toBe(hits);

describe('counts of calls', () => {
  it('are shared from a tenth of the limit, after the response', async () => {
    const counts = createCallCounts(parts);
    times(9, () => counts.count('quiet', limit));
    counts.count('other', limit);
    expect(counts.count('quiet', limit)).toBeUndefined();
    await told('quiet', 10);
    expect(await stored('other')).toBeUndefined();
  });

  it('are shared once in two seconds or less often, for any number of calls', async () => {
    const counts = createCallCounts(parts);
    times(10, () => counts.count('early', limit));
    await told('early', 10);
    times(20, () => counts.count('often', limit));
    after(1_999);
    times(20, () => counts.count('often', limit));
    await sql`select 1`.execute(db);
    expect(await stored('often')).toBeUndefined();
    after(1);
    counts.count('often', limit);
    await told('often', 41);
  });

  it('let each process exceed by a tenth of the limit and by one exchange interval', async () => {
    const [one, other] = [createCallCounts(parts), createCallCounts(parts)];
    times(100, () => one.count('thief', limit));
    expect(one.count('thief', limit)).toBe(Math.ceil(60 - (clock.now.getTime() % 60_000) / 1_000));
    await told('thief', 10);
    after(2_000);
    // Polls: the row exists before the process has read it; refused calls are not counted.
    await expect.poll(() => (one.count('thief', limit), stored('thief'))).toBe(100);
    const passed = times(10, () => other.count('thief', limit)).filter((wait) => wait === undefined);
    expect(passed).toHaveLength(10);
    await told('thief', 110);
    // Looking counts nothing; the row exists before the process has read it.
    await expect.poll(() => other.look('thief', limit) ?? 0).toBeGreaterThan(0);
    expect(other.count('thief', limit)).toBeGreaterThan(0);
    expect(await other.countExactly('thief', limit)).toBeGreaterThan(0);
  });

  it('add fractions, and share whole numbers with other processes', async () => {
    const counts = createCallCounts(parts);
    times(7, () => counts.add('costly', limit, 1.5));
    await told('costly', 10);
    times(60, () => counts.add('costly', limit, 1.5));
    expect(counts.look('costly', limit)).toBeGreaterThan(0);
    after(2_000);
    // A call during a write stores nothing; the next call does.
    const storedAfterCall = (): ReturnType<typeof stored> => {
      counts.add('costly', limit, 0);
      return stored('costly');
    };
    await expect.poll(storedAfterCall).toBe(100);
    const other = createCallCounts(parts);
    other.add('costly', limit, 10.5);
    await told('costly', 110);
    await expect.poll(() => other.look('costly', limit) ?? 0).toBeGreaterThan(0);
  });

  it('restart with the next time window', async () => {
    const counts = createCallCounts(parts);
    times(100, () => counts.count('again', limit));
    expect(counts.look('again', limit)).toBeGreaterThan(0);
    after(60_000);
    expect(counts.look('again', limit)).toBeUndefined();
    expect(counts.count('again', limit)).toBeUndefined();
  });

  it('of refused calls are not stored', async () => {
    const counts = createCallCounts(parts);
    times(500, () => counts.count('flood', limit));
    await told('flood', 10);
    after(2_000);
    counts.count('flood', limit);
    await told('flood', 100);
    expect(counts.look('flood', limit)).toBeGreaterThan(0);
  });

  it('use bounded memory: the longest-idle caller is dropped', () => {
    const counts = createCallCounts(parts, { atMost: 3 });
    times(100, () => counts.count('first', limit));
    for (const who of ['second', 'third']) counts.count(who, limit);
    expect(counts.look('first', limit)).toBeGreaterThan(0);
    counts.count('fourth', limit);
    expect(counts.look('first', limit)).toBeUndefined();
  });

  it('continue in each process when the database fails, and are shared later', async () => {
    let down = true;
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (down) throw new Error('The database is away.');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counts = createCallCounts({ ...parts, db: db.withPlugin(failing) });
    times(100, () => counts.count('alone', limit));
    expect(counts.count('alone', limit)).toBeGreaterThan(0);
    await sql`select 1`.execute(db);
    down = false;
    after(2_000);
    counts.count('alone', limit);
    await told('alone', 100);
  });
});

describe('reads', () => {
  it('cost one counting statement per process every two seconds', async () => {
    let counted = 0;
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('rate_limits')) counted += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const apart = await startApi({ database: { ...api.database, db: db.withPlugin(watching) } });
    const people = [await aPatient(db), await aPatient(db), await aPatient(db)];
    await Promise.all(times(100, () => Promise.all(people.map((as) => apart.call('authMe', { as })))));
    expect(counted).toBe(1);
    await apart.close();
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('a read', () => {
  it('does not wait for counts to be shared', async () => {
    const as = await aPatient(db);
    const held = await hold(api, 'lock table rate_limits in access exclusive mode', []);
    const answers = await Promise.all(times(80, () => api.call('authMe', { as })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await held.letGo();
  });
});
