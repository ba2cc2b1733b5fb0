import { hourMs } from '@tele/core';
import type pg from 'pg';

/** Arbitrary key of the advisory lock for database changes. */
const lock = 732_001;

/** Runs `work` in a transaction under the advisory lock, which also works behind a transaction pooler. */
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
    // The session keeps its special limits, so calls must not reuse it.
    client.release(true);
  }
}

export type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
