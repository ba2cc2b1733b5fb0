import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

const attempts = 5;

/**
 * Runs `work` in one transaction: everything or nothing. A serialisation failure or a deadlock is retried, five tries in
 * all, so `work` must be safe to run again and must never wait for the network. PGlite has one connection: inside, use
 * only `t`, a query on the pool would wait for the transaction that waits for it.
 */
export async function inTransaction<T>(db: Db, work: (t: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
}
