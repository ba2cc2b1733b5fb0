import pg from 'pg';
import type { DatabaseLimits } from '../config/database-limits.ts';

const dateOid = 1082;

/** Dates stay text (YYYY-MM-DD). Set per pool: the parsers of `pg` are global. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === dateOid ? String : pg.types.getTypeParser(oid, format)),
};

type PoolLimits = Pick<DatabaseLimits, 'connections' | 'waitMs' | 'queryMs'>;

/** Shared pool. Limits are the role's (`limitRole`): transaction poolers refuse or leak session settings. */
export function openPool(
  connectionString: string,
  { connections, waitMs, queryMs }: PoolLimits,
  onConnect?: (client: pg.ClientBase) => unknown,
): pg.Pool {
  return forgive(
    new pg.Pool({
      connectionString,
      types,
      max: connections,
      connectionTimeoutMillis: waitMs,
      query_timeout: queryMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      ...(onConnect && { onConnect }),
    }),
  );
}

/** Separate connection, for when the shared pool is full. */
export function openPoolApart(connectionString: string): pg.Pool {
  return forgive(new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 2_000, query_timeout: 2_000 }));
}

/** The pool replaces a dead connection; an unhandled error event would end the process. */
export function forgive(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  return pool.on('connect', (client) => client.on('error', () => undefined));
}
