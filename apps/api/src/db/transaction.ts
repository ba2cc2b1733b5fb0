import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { wasCommitted } from './commits.ts';
import { CommitUnknown, DatabaseUnavailable } from './database-unavailable.ts';
import type { Db, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

const attempts = 5;

interface Options {
  /** Waits before the next try; a seam for tests. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Runs `work` in one transaction: everything or nothing. A serialisation failure, a deadlock and a connection lost before
 * the commit are retried, five tries in all, so `work` must be safe to run again and must never wait for the network. A
 * commit whose answer was lost is looked up: done, its result counts; not done, it is a try like the others. PGlite has one
 * connection: inside, use only `t`, a query on the pool would wait for the transaction that waits for it.
 */
export async function inTransaction<T>(
  db: Db,
  work: (t: Tx) => Promise<T>,
  { wait = sleep }: Options = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let result: { value: T } | undefined;
    try {
      return await db.transaction().execute(async (t) => {
        const value = await work(t);
        result = { value };
        return value;
      });
    } catch (error) {
      if (error instanceof CommitUnknown && result && (await lookUp(db, error, wait))) return result.value;
      if (attempt === attempts || !isRetryable(error)) throw error;
      await wait(backoff(attempt));
    }
  }
}

/** Asks until the database answers, as often as a transaction is tried; after that it stays unknown, and the caller hears so. */
async function lookUp(db: Db, unknown: CommitUnknown, wait: NonNullable<Options['wait']>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await wasCommitted(db, unknown.id);
    } catch (error) {
      if (attempt === attempts || !(error instanceof DatabaseUnavailable)) throw error;
      await wait(backoff(attempt));
    }
  }
}

/** Ever longer, and never the same for two callers. */
function backoff(attempt: number): number {
  return Math.random() * 10 * 2 ** attempt;
}

function isRetryable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.kind === 'lost' || error instanceof CommitUnknown;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
}
