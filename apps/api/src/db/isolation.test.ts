import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from '../testing/test-database.ts';
import { limitRole } from './limit-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { inTransaction, type Tx } from './transaction.ts';

async function serializable(): Promise<Db> {
  const made = await createDatabase();
  await limitRole(made.pool, defaultLimits, 'serializable');
  const opened = await openDatabase({ databaseUrl: made.databaseUrl, dataDir: '', isolation: 'serializable' });
  onTestFinished(async () => {
    await opened.close();
    await made.close();
  });
  return opened.db;
}

const count = (db: Db | Tx) =>
  db
    .insertInto('rate_limits')
    .values({ key: 'k', window_start: new Date(0), hits: 1 })
    .onConflict((row) => row.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }))
    .execute();
const levelOf = async (db: Db | Tx): Promise<unknown> =>
  (await sql`select current_setting('transaction_isolation') as level`.execute(db)).rows;

describe.runIf(inject('database').engine === 'postgres')('under serializable isolation', () => {
  it('transactions and single statements run, until it is reset', async () => {
    const db = await serializable();
    expect(await levelOf(db)).toEqual([{ level: 'serializable' }]);
    expect(await inTransaction(db, levelOf)).toEqual([{ level: 'serializable' }]);
    const back = await createDatabase();
    onTestFinished(() => back.close());
    await limitRole(back.pool, defaultLimits, 'serializable');
    await limitRole(back.pool, defaultLimits);
    const opened = await openDatabase({ databaseUrl: back.databaseUrl, dataDir: '' });
    onTestFinished(() => opened.close());
    expect(await levelOf(opened.db)).toEqual([{ level: 'read committed' }]);
  });

  it('fifty simultaneous updates of one row each apply once', async () => {
    const db = await serializable();
    await Promise.all(Array.from({ length: 50 }, () => count(db)));
    expect(await db.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 50 }]);
  });

  it('fifty transactions that read their own writes each apply once', async () => {
    const db = await serializable();
    const work = async (t: Tx): Promise<void> => {
      const row = await t.selectFrom('rate_limits').select('hits').executeTakeFirst();
      if (row)
        await t
          .updateTable('rate_limits')
          .set({ hits: row.hits + 1 })
          .execute();
      else await count(t);
    };
    await Promise.all(Array.from({ length: 50 }, () => inTransaction(db, work)));
    expect(await db.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 50 }]);
  });
});
