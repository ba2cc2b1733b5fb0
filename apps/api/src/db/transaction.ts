import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { backoff, contendedTries, isContended } from './again.ts';
import { wasCommitted } from './commits.ts';
import { CommitUnknown, DatabaseUnavailable } from './database-unavailable.ts';
import type { Db, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

const attempts = 5;

interface Options {
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Runs `work` in one transaction, with retries: it must be repeatable and never wait for the network. Use only `t`. */
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

/** Retries as often as a transaction; then the outcome stays unknown. */
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

function triesAfter(error: unknown): number {
  if (isContended(error)) return contendedTries;
  if (!(error instanceof DatabaseUnavailable)) return 1;
  return error.kind === 'lost' || error instanceof CommitUnknown ? attempts : 1;
}
