import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject, onTestFinished, describe, expect, it } from 'vitest';
import { emptyDatabase, someMigrations } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

/** One session is all that the embedded database has, and making it anew takes seconds. */
const onServer = inject('database').engine === 'postgres';

describe('migrations', () => {
  it('run once each when three runners start together', async () => {
    const database = await emptyDatabase();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool)));
    const rows = await database.pool.query<{ name: string }>('select name from migrations order by name');
    expect(runs.flat().toSorted()).toEqual(rows.rows.map(({ name }) => name));
    expect(runs.flat()).toContain('0001-marketplace.sql');
    expect(await migrate(database.pool)).toEqual([]);
  });

  it.runIf(onServer)(
    'run once each behind a pooler that gives each transaction another session, and leave no lock there',
    async () => {
      const database = await emptyDatabase();
      const pooler = await startPooler(database);
      const runs = await Promise.all([1, 2, 3].map(() => migrate(pooler)));
      expect(runs.flat()).toContain('0001-marketplace.sql');
      expect(new Set(runs.flat()).size).toBe(runs.flat().length);
      expect(await migrate(pooler)).toEqual([]);
      const client = await pooler.connect();
      // Other files migrate databases of the same server.
      const own = 'select oid from pg_database where datname = current_database()';
      const held = `select pid from pg_locks where locktype = 'advisory' and database = (${own})`;
      const { rows } = await client.query({ text: held });
      expect(rows).toEqual([]);
    },
  );

  it.runIf(onServer)('leave the rest to the next start when one fails, and keep those before it', async () => {
    const database = await emptyDatabase();
    const folder = someMigrations({
      '0001-a.sql': 'create table a (id text)',
      '0002-b.sql': 'create tabel b (id text)',
    });
    await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 0002-b.sql failed.');
    writeFileSync(join(folder, '0002-b.sql'), 'create table b (id text)');
    expect(await migrate(database.pool, folder)).toEqual(['0002-b.sql']);
  });

  it('are refused when a file was changed after it ran, and nothing of what follows runs', async () => {
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

  it('take what ran before checksums were kept as unchanged', async () => {
    const database = await emptyDatabase();
    const folder = someMigrations({ '0001-a.sql': 'create table a (id text)' });
    await database.pool.query('create table migrations (name text primary key, run_at timestamptz default now())');
    await database.pool.query("insert into migrations (name) values ('0001-a.sql')");
    expect(await migrate(database.pool, folder)).toEqual([]);
    writeFileSync(join(folder, '0001-a.sql'), 'create table c (id text)');
    await expect(migrate(database.pool, folder)).rejects.toThrow('was changed after it ran');
  });

  it('keep every charge and booking of the marketplace as it was first', async () => {
    const database = await emptyDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'tele-before-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const own = join(import.meta.dirname, 'migrations');
    for (const name of ['0001-marketplace.sql', '0002-search-order.sql', '0003-availability-version.sql'])
      cpSync(join(own, name), join(folder, name));
    await migrate(database.pool, folder);
    await database.pool.query(`
      insert into users (id, email) values ('usr_1', 'a@example.com'), ('usr_2', 'b@example.com');
      insert into specialists (id, user_id, name, profession, profile_type, city, state)
        values ('spc_1', 'usr_2', 'B', 'doctor', 'SOLO', 'Perth', 'WA');
      insert into selections (id, patient_id, profession, specialty) values ('sel_1', 'usr_1', 'doctor', 'x');
      insert into candidates (id, selection_id, specialist_id, start_at)
        values ('can_1', 'sel_1', 'spc_1', '2026-12-01T00:00:00Z');
      insert into charges (id, kind, selection_id, candidate_id, user_id, amount_cents, payment_method_id, status, started_until)
        values ('chg_1', 'booking_fee', 'sel_1', null, 'usr_1', 1500, 'pm_1', 'CAPTURED', now()),
          ('chg_2', 'acceptance_fee', 'sel_1', 'can_1', 'usr_2', 2000, 'pm_2', 'CAPTURED', now());
      insert into outbox (id, kind, payload) values ('job_1', 'mail', '{}');
      insert into users (id, email) values ('usr_3', 'c@example.com');
      insert into specialists (id, user_id, name, profession, profile_type, city, state)
        values ('spc_2', 'usr_3', 'C', 'doctor', 'SOLO', 'Perth', 'WA');
      insert into selections (id, patient_id, profession, specialty, state)
        values ('sel_2', 'usr_1', 'doctor', 'x', 'BOOKED'), ('sel_3', 'usr_1', 'doctor', 'x', 'OPEN');
      insert into candidates (id, selection_id, specialist_id, start_at)
        values ('can_2', 'sel_2', 'spc_2', '2026-12-01T00:00:00Z'), ('can_3', 'sel_3', 'spc_1', '2026-12-01T00:00:00Z');
      insert into bookings (id, selection_id, candidate_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, claimed_until)
        select 'bkg_' || n, 'sel_' || n, 'can_' || n, 'spc_' || n, 'usr_1', '2026-12-01T00:00Z', '2026-12-01T00:30Z', 9000, 'CONFIRMED', now()
        from generate_series(1, 2) as n;`);
    expect((await migrate(database.pool))[0]).toBe('0004-ledger.sql');
    const { rows } = await database.pool.query(
      'select id, kind, subject_type, subject_id, metadata from charges order by id',
    );
    const metadata = { selectionId: 'sel_1' };
    expect(rows).toEqual([
      { id: 'chg_1', kind: 'booking_fee', subject_type: 'selection', subject_id: 'sel_1', metadata },
      { id: 'chg_2', kind: 'acceptance_fee', subject_type: 'candidate', subject_id: 'can_1', metadata },
    ]);
    const { rows: jobs } = await database.pool.query('select kind from outbox');
    expect(jobs).toEqual([{ kind: 'selection-letter' }]);
    // One patient at two places, and one specialist asked twice: as they were, though nothing new may be made so.
    const { rows: doubles } = await database.pool.query(
      'select id from bookings where doubles union all select id from candidates where doubles',
    );
    expect(doubles).toEqual([{ id: 'bkg_2' }, { id: 'can_3' }]);
  });
});

/** As a transaction pooler does: a lone statement and a transaction each go to the session that has waited longest. */
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
