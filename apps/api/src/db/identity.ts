import { sql, type QueryResult } from 'kysely';
import type { Db } from './schema.ts';

/** What is the same on a server and on all that follow it, and on no other: which cluster, and which database of it. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await ask(db, ofTheServer).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
    return ask(db, ofTheFirstMigration);
  });
  return rows[0]?.identity ?? '';
}

interface Identity {
  identity: string;
}

const ofTheServer = sql<Identity>`
  select system_identifier || ' ' || oid as identity
  from pg_control_system(), pg_database where datname = current_database()`;
/** Not everybody who runs a server for others lets them ask: the microsecond of the first migration is hardly anybody else's. */
const ofTheFirstMigration = sql<Identity>`
  select min(run_at) || ' ' || (select oid from pg_database where datname = current_database()) as identity from migrations`;

/** In a transaction that names its isolation: a follower refuses the role's own where that is serializable. */
function ask(db: Db, query: typeof ofTheServer): Promise<QueryResult<Identity>> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((t) => query.execute(t));
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
