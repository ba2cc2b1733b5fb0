import type { Query } from './locked.ts';
import type { Migration } from './migration-files.ts';

/** The files that have not run here, in their order; throws when one that has run was changed since. Names that have no file are a later version's. */
export async function readPending(query: Query, files: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await query('select name, checksum from migrations');
  const done = new Map((rows as { name: string; checksum: string | null }[]).map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of files) {
    const known = done.get(name);
    // Run before checksums were kept: what is there now is taken as what ran.
    if (known === null) await query('update migrations set checksum = $2 where name = $1', [name, checksum]);
    else if (known !== undefined && known !== checksum) throw changed(name);
  }
  return files.filter(({ name }) => !done.has(name));
}

/** The tables of the runner itself: what has run, and who builds an index just now. */
export async function makeOwnTables(query: Query): Promise<void> {
  await query(
    'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
  );
  await query('alter table migrations add column if not exists checksum text');
  await query(
    'create table if not exists migration_leases (name text primary key, holder text not null, until timestamptz not null)',
  );
}

export async function recordDone(query: Query, { name, checksum }: Migration): Promise<void> {
  await query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  await query('delete from migration_leases where name = $1', [name]);
}

function changed(name: string): Error {
  return new Error(
    `The migration ${name} was changed after it ran on this database, so the two differ. ` +
      'Restore the file, and write the change as a new migration.',
  );
}
