import { describe, expect, it } from 'vitest';
import { withDatabase } from '../testing/test-database.ts';
import { inTransaction, type Tx } from './transaction.ts';

const { db, pool, engine } = await withDatabase();

function addUser(t: Tx | typeof db, id: string) {
  return t
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, role: null, name: null, stripe_customer_id: null })
    .execute();
}

const failure = (code: string): Error => Object.assign(new Error('as the database says it'), { code });

describe('a transaction', () => {
  it('leaves nothing behind when its work fails, and the connection stays usable', async () => {
    const work = inTransaction(db, async (t) => {
      await addUser(t, 'usr_gone');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('users').select('id').where('id', '=', 'usr_gone').execute()).toEqual([]);
  });

  it('continues after a statement that the database refused', async () => {
    await addUser(db, 'usr_twice');
    await expect(inTransaction(db, (t) => addUser(t, 'usr_twice'))).rejects.toMatchObject({ code: '23505' });
    await addUser(db, 'usr_after');
    expect(await db.selectFrom('users').select('id').where('id', '=', 'usr_after').execute()).toHaveLength(1);
  });

  const atOnce = { wait: async () => undefined };

  it.each(['40001', '40P01'])('is tried up to fifty times after %s', async (code) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries < 50) throw failure(code);
      return tries;
    };
    await expect(inTransaction(db, work, atOnce)).resolves.toBe(50);
  });

  it('gives up after the fiftieth try, with growing waits under half a second', async () => {
    const waits: number[] = [];
    const work = async () => {
      throw failure('40001');
    };
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    await expect(inTransaction(db, work, { wait })).rejects.toMatchObject({ code: '40001' });
    expect(waits).toHaveLength(49);
    expect(Math.max(...waits)).toBeLessThan(500);
  });
});

describe('database values', () => {
  it('are Date for an instant and a plain string for a calendar date, without a zone', async () => {
    const { rows } = await pool.query("select timestamptz '2026-12-01T00:00:00Z' as instant, date '1987-03-14' as day");
    expect(rows).toEqual([{ instant: new Date('2026-12-01T00:00:00.000Z'), day: '1987-03-14' }]);
  });

  it.runIf(engine === 'pglite')('come from one connection, so tests catch a pool query inside a transaction', () => {
    expect(pool.options.max).toBe(1);
  });
});
