import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { hold } from '../testing/hold.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { withDatabase } from '../testing/test-database.ts';
import { dropMonths } from './drop-months.ts';
import { makeMonths } from './make-months.ts';
import { partsOf } from './months.ts';
import { newId } from './new-id.ts';
import { pruneMonths } from './prune-months.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

const database = await withDatabase();
const { db } = database;
const outbox = { table: 'outbox', column: 'created_at' } as const;
const stays = [sql<boolean>`done_at is null and failed_at is null`, sql<boolean>`failed_at is not null`];

async function work(at: string, is: { failed_at?: Date; done_at?: Date | null } = {}, on: Db = db): Promise<string> {
  const id = newId('job');
  const created_at = new Date(at);
  const row = { id, kind: 'x', payload: '{}', created_at, done_at: created_at, ...is };
  await on.insertInto('outbox').values(row).execute();
  return id;
}

async function whereIs(ids: readonly string[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string; part: string }>`
    select id, tableoid::regclass::text as part from outbox where id = any(${[...ids]})`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id)?.part);
}

const names = async (): Promise<string[]> => (await partsOf(db, outbox)).map(({ name }) => name);

describe('old rows by month', () => {
  it('get this month and three ahead, and earlier unsorted rows move into them', async () => {
    const early = await work('2061-02-15T10:00:00Z');
    const last = await work('2061-01-31T23:59:59.999Z');
    const late = await work('2061-06-01T00:00:00Z');
    expect(await whereIs([early, last, late])).toEqual(['outbox_rest', 'outbox_rest', 'outbox_rest']);
    await makeMonths(db, outbox, new Date('2061-01-31T23:00:00Z'));
    expect(await names()).toEqual([
      'outbox_before',
      'outbox_2061_01',
      'outbox_2061_02',
      'outbox_2061_03',
      'outbox_2061_04',
    ]);
    expect(await whereIs([early, last, late])).toEqual(['outbox_2061_02', 'outbox_2061_01', 'outbox_rest']);
    expect(await whereIs([await work('2061-03-01T00:00:00Z')])).toEqual(['outbox_2061_03']);
  });

  it('lose a month once all of it is old; unfinished rows move to the rest', async () => {
    await makeMonths(db, outbox, new Date('2062-01-05T00:00:00Z'));
    const ids = [
      await work('2062-01-01T00:00:00Z'),
      await work('2062-01-20T00:00:00Z', { done_at: null }),
      await work('2062-01-20T00:00:00Z', { done_at: null, failed_at: new Date('2062-01-21T00:00:00Z') }),
      await work('2062-02-01T00:00:00Z'),
    ];
    expect(await dropMonths(db, outbox, { before: new Date('2062-01-31T23:59:59Z'), stays })).not.toContain(
      'outbox_2062_01',
    );
    expect(await dropMonths(db, outbox, { before: new Date('2062-02-01T00:00:00Z'), stays })).toEqual([
      'outbox_2062_01',
    ]);
    expect(await whereIs(ids)).toEqual([undefined, 'outbox_rest', 'outbox_rest', 'outbox_2062_02']);
    expect(await tablesWith(db, ids[1] ?? '')).toEqual(['outbox']);
  });

  it('in the rest are deleted one by one once finished', async () => {
    const now = new Date('2063-05-10T00:00:00Z');
    const before = new Date('2063-04-10T00:00:00Z');
    const [waits, done] = [await work('2063-01-02T00:00:00Z', { done_at: null }), await work('2063-01-02T00:00:00Z')];
    const and = sql<boolean>`done_at is not null`;
    expect(await pruneMonths(db, { ...outbox, now, before, and, stays, limit: 1_000 })).toBeGreaterThan(0);
    expect(await whereIs([waits, done])).toEqual(['outbox_rest', undefined]);
  });

  it('refuse deletes by row position from an older version', async () => {
    const old = sql`delete from outbox where ctid = any(array(select ctid from outbox limit 1 for update skip locked))`;
    await expect(old.execute(db)).rejects.toThrow('go by their part');
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('with several processes at once', () => {
  it('waiting rows move to their month when it is created during the write', async () => {
    const held = await hold({ database }, 'lock table outbox_rest in access exclusive mode');
    const writing = [work('2065-01-10T00:00:00Z'), inTransaction(db, (t) => work('2065-01-11T00:00:00Z', {}, t))];
    await held.waitFor(2);
    await held.finishWith(`create table outbox_2065_01 (like outbox including defaults, primary key (id));
      alter table outbox attach partition outbox_2065_01 for values from ('2065-01-01Z') to ('2065-02-01Z')`);
    expect(await whereIs(await Promise.all(writing))).toEqual(['outbox_2065_01', 'outbox_2065_01']);
  });

  it('each month is created once and dropped once, and no concurrent write is lost', async () => {
    const now = new Date('2064-01-01T00:00:00Z');
    const writing = Array.from({ length: 60 }, (_, n) => work(`2064-0${1 + (n % 4)}-10T00:00:00Z`, { done_at: null }));
    const making = Array.from({ length: 4 }, () => makeMonths(db, outbox, now));
    const ids = await Promise.all(writing);
    await Promise.all(making);
    expect(await names()).toEqual(expect.arrayContaining(['outbox_2064_01', 'outbox_2064_04']));
    const meanwhile = Array.from({ length: 60 }, () => work('2064-03-10T00:00:00Z', { done_at: null }));
    const old = { before: new Date('2064-03-01T00:00:00Z'), stays };
    const dropped = await Promise.all(Array.from({ length: 4 }, () => dropMonths(db, outbox, old)));
    expect(
      dropped
        .flat()
        .filter((name) => name.startsWith('outbox_2064'))
        .toSorted(),
    ).toEqual(['outbox_2064_01', 'outbox_2064_02']);
    const all = [...ids, ...(await Promise.all(meanwhile))];
    expect((await whereIs(all)).filter((part) => part === undefined)).toEqual([]);
  });
});
