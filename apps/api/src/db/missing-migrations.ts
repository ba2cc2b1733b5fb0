import type pg from 'pg';
import { readMigrations, readOwnMigrations } from './migration-files.ts';
import { readPending } from './migrations-done.ts';

/** Throws when migrations are pending and this process must not run them. */
export async function requireMigrated(pool: pg.Pool, folder?: string): Promise<void> {
  const files = folder === undefined ? readOwnMigrations() : readMigrations(folder);
  const { rows } = await pool.query<{ made: boolean }>("select to_regclass('migrations') is not null as made");
  const missing = rows[0]?.made ? await readPending((text, values) => pool.query(text, values), files) : files;
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new Error(
    `This version needs migrations that have not run on its database: ${names}. ` +
      'Run `node apps/api/src/cli/migrate-now.ts` first, or start with MIGRATE=1.',
  );
}
