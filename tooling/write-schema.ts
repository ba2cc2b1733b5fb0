// Writes schema.sql and tables.ts of apps/api/src/db from the migrations; schema-file.test.ts compares them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openDatabase } from '../apps/api/src/db/open.ts';
import { dumpSchema, schemaFile, writtenBy } from '../apps/api/src/testing/dump-schema.ts';
import { startPostgres } from '../apps/api/src/testing/start-postgres.ts';
import { tablesFile, writeTables } from '../apps/api/src/testing/write-tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tele-tables-'));
const { pool, db, close } = await openDatabase({ dataDir });
await migrate(pool);
writeFileSync(tablesFile, await writeTables(db));
await close();
rmSync(dataDir, { recursive: true });

const server = await startPostgres();
const schema = server && (await dumpSchema(server.adminUrl));
await server?.stop();
if (schema?.major === writtenBy) writeFileSync(schemaFile, schema.dump);
else {
  console.error(`✖ schema.sql was not written: it takes PostgreSQL ${writtenBy} with pg_dump.`);
  process.exitCode = 1;
}
