import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** What is the same on a server and on all that follow it, and on no other: which cluster, and which database of it. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || oid as identity
    from pg_control_system(), pg_database where datname = current_database()`
    .execute(db)
    .catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
      // Not everybody who runs a server for others lets them ask: the microsecond of the first migration is hardly anybody else's.
      return sql<{ identity: string }>`
        select min(run_at) || ' ' || (select oid from pg_database where datname = current_database()) as identity
        from migrations`.execute(db);
    });
  return rows[0]?.identity ?? '';
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
