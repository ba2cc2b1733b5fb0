import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { locked, type Query } from './locked.ts';

const ownFolder = join(import.meta.dirname, 'migrations');

/**
 * Runs each `NNNN-name.sql` once, in order, each in a transaction of its own. Safe to call from many processes at once, also
 * behind a transaction pooler. Answers the names run now; throws when a file that has run here was changed since.
 */
export async function migrate(pool: pg.Pool, folder = ownFolder): Promise<string[]> {
  const files = readMigrations(folder);
  const ran: string[] = [];
  // One more each time: others may be running them too.
  for (;;) {
    const name = await locked(pool, (query) => runNext(query, files));
    if (name === undefined) return ran;
    ran.push(name);
  }
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Runs the first one that has not run; undefined when there is none. */
async function runNext(query: Query, files: readonly Migration[]): Promise<string | undefined> {
  const done = await readDone(query);
  for (const { name, checksum } of files) {
    const known = done.get(name);
    // Run before checksums were kept: what is there now is taken as what ran.
    if (known === null) await query('update migrations set checksum = $2 where name = $1', [name, checksum]);
    else if (known !== undefined && known !== checksum) throw changed(name);
  }
  const pending = files.find(({ name }) => !done.has(name));
  if (pending) await run(query, pending);
  return pending?.name;
}

async function readDone(query: Query): Promise<Map<string, string | null>> {
  await query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
  );
  await query('alter table migrations add column if not exists checksum text');
  const { rows } = await query('select name, checksum from migrations');
  return new Map((rows as { name: string; checksum: string | null }[]).map(({ name, checksum }) => [name, checksum]));
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  return names.toSorted().map((name) => {
    // A checkout may rewrite line ends; the statements are the same.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function run(query: Query, { name, text, checksum }: Migration): Promise<void> {
  try {
    await query(text);
    await query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}

function changed(name: string): Error {
  return new Error(
    `The migration ${name} was changed after it ran on this database, which therefore differs from what the file says. ` +
      'Restore the file, and write the change as a new migration.',
  );
}
