import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { prepare } from '../db/prepare.ts';

const config = readConfig();
const database = await openDatabase(config);
try {
  const done = await prepare(database, { ...config, migrates: true }, (line) => console.log(line));
  console.log(done.length === 0 ? 'Nothing to migrate.' : `Migrated: ${done.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The database could not be migrated.');
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
