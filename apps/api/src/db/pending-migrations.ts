import { sql } from 'kysely';
import { readOwnMigrations } from './migration-files.ts';
import type { Db } from './schema.ts';

/** This version's migrations and which are pending. Read-only, so replicas answer too. */
export async function pendingMigrations(db: Db): Promise<{ all: number; pending: string[] }> {
  const names = readOwnMigrations().map(({ name }) => name);
  const { rows } = await sql<{ made: boolean }>`select to_regclass('migrations') is not null as made`.execute(db);
  const done = rows[0]?.made ? await sql<{ name: string }>`select name from migrations`.execute(db) : { rows: [] };
  const known = new Set(done.rows.map(({ name }) => name));
  return { all: names.length, pending: names.filter((name) => !known.has(name)) };
}
