// Runs before the servers, as the store allows one process: empty data, and the people that journeys know.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { openDatabase } from '../../apps/api/src/db/open.ts';
import { seed } from '../../apps/api/src/seed/seed.ts';
import { apiEnvironment } from '../../tooling/environment.ts';
import { choosePorts } from '../../tooling/ports.ts';
import { localSecrets } from '../../tooling/secrets.ts';

const dataDir = resolve(import.meta.dirname, '../..', process.env.TELE_DATA_DIR ?? '.data/e2e');
rmSync(dataDir, { recursive: true, force: true });

const { ports } = await choosePorts(process.env);
const secrets = localSecrets(dataDir);
// A placeholder key suffices: no one signs in here.
const config = readConfig(apiEnvironment({ ports, dataDir, secrets, serviceAccountKey: 'PRIVATE KEY', own: {} }));
const database = await openDatabase(config);
const { db } = database;
try {
  await migrate(database.pool);
  await seed(db, { now: new Date(), fieldKeys: config.fieldKeys, partnerPort: config.partnerPort });
} finally {
  await database.close();
}
