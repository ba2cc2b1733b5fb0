import type { Config } from '../config.ts';
import { limitRole } from './limit-role.ts';
import { migrate } from './migrate.ts';
import { requireMigrated } from './missing-migrations.ts';
import { openDatabase, type Database } from './open.ts';

type Preparing = Pick<Config, 'databaseLimits' | 'databaseDirectUrl' | 'isolation' | 'migrates'>;

/**
 * Makes a database ready for this program: its tables, and on a server what holds for the role. Answers the migrations run now. A process that
 * must not migrate refuses a database that is not ready.
 */
export async function prepare(
  { pool, engine }: Database,
  { databaseLimits, databaseDirectUrl, isolation, migrates }: Preparing,
  say?: (line: string) => void,
): Promise<string[]> {
  if (!migrates) {
    await requireMigrated(pool);
    return [];
  }
  const direct = databaseDirectUrl ? await openDatabase({ databaseUrl: databaseDirectUrl, dataDir: '' }) : undefined;
  try {
    const done = await migrate(direct?.pool ?? pool, undefined, say ? { say } : {});
    if (engine === 'postgres') await limitRole(direct?.pool ?? pool, databaseLimits, isolation);
    return done;
  } finally {
    await direct?.close();
  }
}
