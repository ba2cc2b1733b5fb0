import { afterAll } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { startApi, type ApiOptions, type TestApi } from './start-api.ts';
import { withDatabase } from './test-database.ts';

/** Two APIs on one database with separate connections and memory. On PGlite they share the single opening. */
export async function withTwoApis(options: Omit<ApiOptions, 'database'> = {}): Promise<readonly [TestApi, TestApi]> {
  const database = await withDatabase();
  const { databaseUrl } = database;
  const another = databaseUrl ? await openDatabase({ databaseUrl, dataDir: '' }) : database;
  const one = await startApi({ ...options, database });
  const other = await startApi({ ...options, database: { ...database, ...another } });
  afterAll(async () => {
    await one.close();
    await other.close();
    if (another !== database) await another.close();
  });
  return [one, other];
}
