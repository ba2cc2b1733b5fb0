import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, 'migrations');
/** Any constant: who holds this advisory lock runs the migrations, the others wait and find them done. */
const lock = 732_001;

/** Runs each `NNNN-name.sql` once, in order, each in a transaction of its own. Safe to call from many processes at once. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await runPending(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}

async function runPending(client: pg.PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const pending = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name) && !done.has(name))
    .toSorted();
  for (const name of pending) {
    await client.query('begin');
    try {
      await client.query(readFileSync(join(folder, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed.`, { cause: error });
    }
  }
  return pending;
}
