// Before the journeys' servers start: empty data, the invented people, and one who is staff. The role is given by the command line
// alone, and the embedded store has one owner, so this stands where an operator would.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { accountOf } from '../apps/api/src/account/attach-identity.ts';
import { readConfig } from '../apps/api/src/config/config.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openDatabase } from '../apps/api/src/db/open.ts';
import { inTransaction } from '../apps/api/src/db/transaction.ts';
import { seed } from '../apps/api/src/seed/seed.ts';
import { grant } from '../apps/api/src/staff/grant.ts';
import { apiEnvironment } from '../tooling/environment.ts';
import { choosePorts } from '../tooling/ports.ts';
import { localSecrets } from '../tooling/secrets.ts';
import { staffEmail } from './staff-email.ts';

const dataDir = resolve(import.meta.dirname, '..', process.env.TELE_DATA_DIR ?? '.data/e2e');
rmSync(dataDir, { recursive: true, force: true });

const { ports } = await choosePorts(process.env);
const secrets = localSecrets(dataDir);
// Signs nobody in: the sandbox makes the key of the servers.
const config = readConfig(apiEnvironment({ ports, dataDir, secrets, serviceAccountKey: 'PRIVATE KEY', own: {} }));
const database = await openDatabase(config);
const { db } = database;
try {
  await migrate(database.pool);
  const now = () => new Date();
  await seed(db, { now: now(), fieldKeys: config.fieldKeys, partnerPort: config.partnerPort });
  await inTransaction(db, (t) => accountOf(t, { email: staffEmail, name: 'Jo Okafor' }));
  const granted = await grant({ db, now }, staffEmail);
  if (granted !== 'granted') throw new Error(`Nobody of the journeys is staff: ${granted}.`);
} finally {
  await database.close();
}
