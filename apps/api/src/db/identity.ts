import type pg from 'pg';

/** What is the same on a server and on all that follow it, and on no other: which cluster, and which database of it. */
export async function identityOf(place: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const ask = async (text: string): Promise<string> => {
    const answered: unknown = await place.query(`${readCommitted}; ${text}`);
    const [, found] = answered as [unknown, pg.QueryResult<{ identity: string }>];
    return found.rows[0]?.identity ?? '';
  };
  return ask(bySystem).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
    return ask(byMigration);
  });
}

/** Of the one transaction that both statements of a text are: one that follows refuses a role's own isolation where that is serializable. */
const readCommitted = 'set transaction isolation level read committed';

const bySystem = `select system_identifier || ' ' || oid as identity
  from pg_control_system(), pg_database where datname = current_database()`;

/** Not everybody who runs a server for others lets them ask: the microsecond of the first migration is hardly anybody else's. */
const byMigration = `select min(run_at at time zone 'UTC') || ' ' ||
  (select oid from pg_database where datname = current_database()) as identity from migrations`;

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

export class AnotherDatabase extends Error {
  constructor() {
    super(
      'DATABASE_READ_URL leads to another database than DATABASE_URL. ' +
        'Use replicas of the same server and database, or leave it unset.',
    );
    this.name = 'AnotherDatabase';
  }
}
