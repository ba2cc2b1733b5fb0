import type pg from 'pg';

/** Identifies a cluster and its database: the same on a leader and its replicas. */
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

/** For both statements: a replica refuses a role's serializable default. */
const readCommitted = 'set transaction isolation level read committed';

const bySystem = `select system_identifier || ' ' || oid as identity
  from pg_control_system(), pg_database where datname = current_database()`;

/** For hosts that forbid reading the cluster's ID: the microsecond of the first migration. */
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
