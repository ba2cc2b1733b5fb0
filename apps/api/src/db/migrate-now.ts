import { readConfig } from '../config.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

/** `node src/db/migrate-now.ts`: the deployment step where no server process starts (serverless). */
const database = await openDatabase(readConfig());
try {
  const done = await migrate(database.pool);
  console.log(done.length === 0 ? 'Nothing to migrate.' : `Migrated: ${done.join(', ')}`);
} finally {
  await database.close();
}
