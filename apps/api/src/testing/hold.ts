import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { patienceMs } from '../../../../tooling/patience.ts';
import type { TestApi } from './start-api.ts';

export interface RowLock {
  /** Resolves once this many others wait. */
  waitFor: (others: number) => Promise<void>;
  letGo: () => Promise<void>;
  finishWith: (statements: string) => Promise<void>;
}

export function holdSelection(api: TestApi, selectionId: string): Promise<RowLock> {
  return hold(api, 'select id from selections where id = $1 for update', [selectionId]);
}

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
  // Releases after a failed test too: waiting sessions would block the end of the file.
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
