import { hourMs } from '@tele/core';
import type pg from 'pg';

/** Any constant: who holds this advisory lock changes the database itself, the others wait and find it done. */
const lock = 732_001;

/**
 * Runs `work` in a transaction of its own that no other process is in. The lock belongs to the transaction, not to the
 * session, which behind a transaction pooler may be another one for each. Read committed: what the one before has done is seen.
 */
export async function locked<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const query: Query = (text, values) => {
    // A long migration must not time out. The types leave this limit out.
    const limited: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: hourMs };
    return client.query(limited, values);
  };
  try {
    await query('begin isolation level read committed');
    await query('set local statement_timeout = 0; set local lock_timeout = 0');
    await query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work(query);
    await query('commit');
    return result;
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // A session has the limits that its role had when it began, so that this one is not for calls.
    client.release(true);
  }
}

export type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
