import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, translate } from './database-unavailable.ts';

/**
 * A pool as Kysely sees it: what the driver throws is translated, and a client is thrown away after it has met the end of
 * its connection, a server that became a replica, or an answer that did not come.
 */
export function guardPool(pool: pg.Pool): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return guardClient(await pool.connect());
    } catch (error) {
      throw translate(error);
    }
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: unknown[]): Promise<unknown> => {
    // Its last statement may still be under way: a rollback would wait behind it.
    if (broken) throw new DatabaseUnavailable('lost', undefined);
    try {
      return await client.query(text, parameters);
    } catch (error) {
      const translated = translate(error);
      // The server has ended a slow statement when it says so itself, with a code.
      if (translated instanceof DatabaseUnavailable)
        broken = translated.kind === 'lost' || translated.code === undefined;
      throw translated;
    }
  };
  // Kysely's type also has cursors, which nobody here opens.
  return { query, release: (destroy = false) => client.release(destroy || broken) } as unknown as PostgresPoolClient;
}
