import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { limitRole } from './limit-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { openDatabase, type Database } from './open.ts';

let database: TestDatabase;

async function settingsOf({ pool: own }: Database): Promise<unknown> {
  const { rows } = await own.query(`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers, current_setting('random_page_cost') as page`);
  return rows[0];
}

describe.skipIf(inject('database').engine !== 'postgres')('the limits of the role', () => {
  beforeAll(async () => void (database = await createDatabase()));
  afterAll(() => database.close());

  it('apply to every later session in this database, and follow the configuration', async () => {
    const { pool, databaseUrl } = database;
    await limitRole(pool, defaultLimits);
    const first = await openDatabase({ databaseUrl, dataDir: '' });
    expect(await settingsOf(first)).toEqual({
      statement: '10s',
      lock: '2s',
      idle: '15s',
      jit: 'off',
      workers: '0',
      page: '1.1',
    });
    await first.close();

    await Promise.all([1, 2, 3].map(() => limitRole(pool, { ...defaultLimits, lockMs: 1_500 })));
    const second = await openDatabase({ databaseUrl, dataDir: '' });
    expect(await settingsOf(second)).toEqual({
      statement: '10s',
      lock: '1500ms',
      idle: '15s',
      jit: 'off',
      workers: '0',
      page: '1.1',
    });
    await second.close();
  });

  it('are not set at session start, which a transaction pooler refuses', () => {
    expect(Object.keys(database.pool.options)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(statement_timeout|lock_timeout|idle_in_transaction.*|options)$/),
      ]),
    );
  });
});
