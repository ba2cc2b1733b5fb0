import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { backoff, contendedTries, isContended } from './again.ts';
import { wasCommitted } from './commits.ts';
import { CommitUnknown, DatabaseUnavailable } from './database-unavailable.ts';
import type { Db, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** How often a lost connection is replaced. */
const attempts = 5;

interface Options {
  /** Waits before the next try; a seam for tests. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Runs `work` in one transaction: everything or nothing. A serialisation failure and a deadlock are tried again often (db/again.ts), a
 * connection lost before the commit five times in all, so `work` must be safe to run again and must never wait for the network. A
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
      if (attempt >= triesAfter(error)) throw error;
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

/** How often a transaction is tried that ended so. */
function triesAfter(error: unknown): number {
  if (isContended(error)) return contendedTries;
  if (!(error instanceof DatabaseUnavailable)) return 1;
  return error.kind === 'lost' || error instanceof CommitUnknown ? attempts : 1;
}
