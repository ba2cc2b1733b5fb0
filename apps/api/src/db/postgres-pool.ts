import pg from 'pg';
import type { DatabaseLimits } from '../config/database-limits.ts';

const dateOid = 1082;

/** A calendar date has no zone, so it stays text (YYYY-MM-DD). Set per pool: the parsers of `pg` itself are global. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === dateOid ? String : pg.types.getTypeParser(oid, format)),
};

type PoolLimits = Pick<DatabaseLimits, 'connections' | 'waitMs' | 'queryMs'>;

/**
 * The connections that calls share. The limits of statements and locks are the role's (`limitRole`): as startup parameters a
 * transaction pooler refuses them, and set in a session it hands them to whoever comes next. Each connection waits for
 * `onConnect`, and is none where that throws.
 */
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

/** One connection apart from those that calls share, which may be all taken while the server is well. */
export function openPoolApart(connectionString: string): pg.Pool {
  return forgive(new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 2_000, query_timeout: 2_000 }));
}

/** A connection that dies, idle or in use, is replaced by the pool and noticed by its next statement; unheard, the event would end the process. */
export function forgive(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  return pool.on('connect', (client) => client.on('error', () => undefined));
}
