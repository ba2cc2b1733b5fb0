import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Which migrations this program has, and which of them have not run on a database; asks only, so that a standby answers too. */
export async function pendingMigrations(db: Db): Promise<{ all: number; pending: string[] }> {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'));
  const { rows } = await sql<{ made: boolean }>`select to_regclass('migrations') is not null as made`.execute(db);
  const done = rows[0]?.made ? await sql<{ name: string }>`select name from migrations`.execute(db) : { rows: [] };
  const known = new Set(done.rows.map(({ name }) => name));
  return { all: files.length, pending: files.filter((name) => !known.has(name)).toSorted() };
}
