import type { Config } from '../config/config.ts';
import { grantRole, readAuditAccess } from './grant-role.ts';
import { limitRole } from './limit-role.ts';
import { migrate } from './migrate.ts';
import { requireMigrated } from './missing-migrations.ts';
import { openDatabase, type Database } from './open.ts';

type Preparing = Pick<Config, 'databaseLimits' | 'databaseDirectUrl' | 'isolation' | 'migrates'>;

/** Migrates and sets the role's limits. Returns the migrations run. Throws when this process must not migrate. */
export async function prepare(
  { db, pool, engine }: Database,
  { databaseLimits, databaseDirectUrl, isolation, migrates }: Preparing,
  say?: (line: string) => void,
): Promise<string[]> {
  if (!migrates) {
    await requireMigrated(pool);
    return [];
  }
  const direct = databaseDirectUrl ? await openDatabase({ databaseUrl: databaseDirectUrl, dataDir: '' }) : undefined;
  const owner = direct?.pool ?? pool;
  try {
    const done = await migrate(owner, undefined, say ? { say } : {});
    if (engine === 'postgres') {
      await limitRole(owner, databaseLimits, isolation);
      if (direct) await prepareRole({ db, pool }, direct, { databaseLimits, isolation });
    }
    return done;
  } finally {
    await direct?.close();
  }
}

async function prepareRole(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  owner: Database,
  { databaseLimits, isolation }: Pick<Config, 'databaseLimits' | 'isolation'>,
): Promise<void> {
  const { role } = await readAuditAccess(db);
  if (role === (await readAuditAccess(owner.db)).role) return;
  await grantRole(owner.pool, role);
  await limitRole(pool, databaseLimits, isolation);
}
