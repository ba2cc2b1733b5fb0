import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { patienceMs } from '../../../../tooling/patience.ts';
import type { TestApi } from './start-api.ts';

export interface RowLock {
  /** Resolves when so many others wait for it. */
  waitFor: (others: number) => Promise<void>;
  letGo: () => Promise<void>;
  /** Does this in the session that holds it, and commits. */
  finishWith: (statements: string) => Promise<void>;
}

/** Somebody else's session that has the row of a selection and does not let go of it. */
export function holdSelection(api: TestApi, selectionId: string): Promise<RowLock> {
  return hold(api, 'select id from selections where id = $1 for update', [selectionId]);
}

/** The same of whatever rows a statement locks. */
export async function hold(
  { database: { databaseUrl } }: { database: Pick<TestApi['database'], 'databaseUrl'> },
  statement: string,
  values: string[] = [],
): Promise<RowLock> {
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  const client = await other.pool.connect();
  let isHeld = true;
  const endWith = async (statements: string): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query(statements).finally(() => client.release());
  };
  const letGo = (): Promise<void> => endWith('rollback');
  // Also where the test fails in between: whoever waits for the row would keep the file from its end.
  onTestFinished(async () => {
    await letGo();
    await other.close();
  });
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  await client.query(statement, values);
  return {
    waitFor: async (others) => {
      const waiting = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await other.pool.query<{ count: number }>(waiting)).rows[0]?.count, {
          interval: 5,
          timeout: patienceMs,
        })
        .toBe(others);
    },
    letGo,
    finishWith: (statements) => endWith(`${statements}; commit`),
  };
}
