import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const ownFolder = join(import.meta.dirname, 'migrations');
/** Any constant: who holds this advisory lock runs the migrations, the others wait and find them done. */
const lock = 732_001;

/**
 * Runs each `NNNN-name.sql` once, in order, each in a transaction of its own. Safe to call from many processes at once.
 * Answers the names run now; throws when a file that has run here was changed since.
 */
export async function migrate(pool: pg.Pool, folder = ownFolder): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await runPending(client, folder);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function runPending(client: pg.PoolClient, folder: string): Promise<string[]> {
  const done = await readDone(client);
  const files = readMigrations(folder);
  for (const { name, checksum } of files) {
    const known = done.get(name);
    // Run before checksums were kept: what is there now is taken as what ran.
    if (known === null) await client.query('update migrations set checksum = $2 where name = $1', [name, checksum]);
    else if (known !== undefined && known !== checksum) throw changed(name);
  }
  const pending = files.filter(({ name }) => !done.has(name));
  for (const migration of pending) await run(client, migration);
  return pending.map(({ name }) => name);
}

async function readDone(client: pg.PoolClient): Promise<Map<string, string | null>> {
  await client.query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
  );
  await client.query('alter table migrations add column if not exists checksum text');
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  return names.toSorted().map((name) => {
    // A checkout may rewrite line ends; the statements are the same.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function run(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}

function changed(name: string): Error {
  return new Error(
    `The migration ${name} was changed after it ran on this database, which therefore differs from what the file says. ` +
      'Restore the file, and write the change as a new migration.',
  );
}
