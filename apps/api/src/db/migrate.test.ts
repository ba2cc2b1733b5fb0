import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inject, onTestFinished, describe, expect, it } from 'vitest';
import { emptyDatabase, someMigrations } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { requireMigrated } from './missing-migrations.ts';
import type { Database } from './open.ts';

/** The embedded database has one session, and recreating it takes seconds. */
const onServer = inject('database').engine === 'postgres';

describe('migrations', () => {
  it('run once each when three runners start together', async () => {
    const database = await emptyDatabase();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool)));
    const rows = await database.pool.query<{ name: string }>('select name from migrations order by name');
    expect(runs.flat().toSorted()).toEqual(rows.rows.map(({ name }) => name));
    expect(runs.flat()).toContain('0000-baseline');
    expect(await migrate(database.pool)).toEqual([]);
  });

  it.runIf(onServer)('run once each behind a transaction pooler, and leave no lock there', async () => {
    const database = await emptyDatabase();
    const pooler = await startPooler(database);
    const runs = await Promise.all([1, 2, 3].map(() => migrate(pooler)));
    expect(runs.flat()).toContain('0000-baseline');
    expect(new Set(runs.flat()).size).toBe(runs.flat().length);
    expect(await migrate(pooler)).toEqual([]);
    const client = await pooler.connect();
    // Other files migrate databases of the same server.
    const own = 'select oid from pg_database where datname = current_database()';
    const held = `select pid from pg_locks where locktype = 'advisory' and database = (${own})`;
    const { rows } = await client.query({ text: held });
    expect(rows).toEqual([]);
  });

  it.runIf(onServer)('stop at a failure, keep those before it and leave the rest to the next start', async () => {
    const database = await emptyDatabase();
    const folder = someMigrations({
      '0001-a.sql': 'create table a (id text)',
      '0002-b.sql': 'create tabel b (id text)',
    });
    await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 0002-b.sql failed.');
    writeFileSync(join(folder, '0002-b.sql'), 'create table b (id text)');
    expect(await migrate(database.pool, folder)).toEqual(['0002-b.sql']);
  });

  it('are refused when a file changed after it ran, and no later one runs', async () => {
    const database = await emptyDatabase();
    const folder = someMigrations({ '0001-a.sql': 'create table a (id text)' });
    expect(await migrate(database.pool, folder)).toEqual(['0001-a.sql']);
    writeFileSync(join(folder, '0001-a.sql'), 'create table a (id text, name text)');
    writeFileSync(join(folder, '0002-b.sql'), 'create table b (id text)');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      'The migration 0001-a.sql was changed after it ran on this database',
    );
    const { rows } = await database.pool.query("select to_regclass('b') as b");
    expect(rows).toEqual([{ b: null }]);
    writeFileSync(join(folder, '0001-a.sql'), 'create table a (id text)');
    expect(await migrate(database.pool, folder)).toEqual(['0002-b.sql']);
  });

  it('refuse a database from before 1.0', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations({ '0001-marketplace.sql': 'create table a (id text)' }));
    const message = 'This database is from before 1.0. Run `npm run reset`.';
    expect(await failureOf(migrate(pool))).toBe(message);
    expect(await failureOf(requireMigrated(pool))).toBe(message);
    await pool.query("insert into migrations (name, checksum) values ('0000-baseline', 'of another day')");
    expect(await failureOf(migrate(pool))).toBe(message);
  });
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Like a transaction pooler: each statement or transaction goes to the session idle longest. */
async function startPooler({ pool }: Database): Promise<pg.Pool> {
  const sessions = await Promise.all(Array.from({ length: Math.min(pool.options.max, 4) }, () => pool.connect()));
  onTestFinished(() => sessions.forEach((session) => session.release()));
  const idle = [...sessions];
  const waiting: ((session: pg.PoolClient) => void)[] = [];
  const take = async (): Promise<pg.PoolClient> => idle.shift() ?? new Promise((resolve) => void waiting.push(resolve));
  const giveBack = (session: pg.PoolClient): void => {
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  };

  const connect = async (): Promise<Pick<pg.PoolClient, 'query' | 'release'>> => {
    let session: pg.PoolClient | undefined;
    const query = async (given: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
      const own = (session ??= await take());
      const result = await own.query(given, values);
      const { rows } = await own.query<{ inside: boolean }>('select now() <> statement_timestamp() as inside');
      if (!rows[0]?.inside) {
        session = undefined;
        giveBack(own);
      }
      return result;
    };
    return { query: query as pg.PoolClient['query'], release: () => undefined };
  };
  return { connect, options: pool.options } as unknown as pg.Pool;
}
