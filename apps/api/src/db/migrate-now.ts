import { readConfig } from '../config.ts';
import { openDatabase } from './open.ts';
import { prepare } from './prepare.ts';

/** `node src/db/migrate-now.ts`: the deployment step where no server process starts (serverless). */
const config = readConfig();
const database = await openDatabase(config);
try {
  const done = await prepare(database, config.databaseLimits);
  console.log(done.length === 0 ? 'Nothing to migrate.' : `Migrated: ${done.join(', ')}`);
} finally {
  await database.close();
}
