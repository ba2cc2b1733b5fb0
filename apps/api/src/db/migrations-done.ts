import type { Query } from './locked.ts';
import { baselineName, type Migration } from './migration-files.ts';

/** Pending files in order; throws when one that ran was changed. Unknown names belong to later versions. */
export async function readPending(query: Query, files: readonly Migration[]): Promise<Migration[]> {
  // All columns: the oldest databases have no checksum.
  const { rows } = await query('select * from migrations');
  const done = new Map((rows as { name: string; checksum?: string }[]).map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of files) {
    if (name === baselineName && done.size > 0 && done.get(name) !== checksum) throw beforeFirstRelease();
    if (done.has(name) && done.get(name) !== checksum) throw changed(name);
  }
  return files.filter(({ name }) => !done.has(name));
}

/** The runner's own tables: migrations done and index leases. */
export async function makeOwnTables(query: Query): Promise<void> {
  await query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now(), checksum text not null)',
  );
  await query(
    'create table if not exists migration_leases (name text primary key, holder text not null, until timestamptz not null)',
  );
}

export async function recordDone(query: Query, { name, checksum }: Migration): Promise<void> {
  await query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  await query('delete from migration_leases where name = $1', [name]);
}

function beforeFirstRelease(): Error {
  return new Error('This database is from before 1.0. Run `npm run reset`.');
}

function changed(name: string): Error {
  return new Error(
    `The migration ${name} was changed after it ran on this database, so the two differ. ` +
      'Restore the file, and write the change as a new migration.',
  );
}
