// Compares apps/api/src/db/schema.sql with what the migrations make, or writes it with `--write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { dumpSchema, schemaFile, writtenBy } from '../apps/api/src/testing/dump-schema.ts';
import { startPostgres } from '../apps/api/src/testing/start-postgres.ts';

const server = await startPostgres();
const schema = server && (await dumpSchema(server.adminUrl));
await server?.stop();
if (schema?.major !== writtenBy) {
  console.log('Schema: not compared, PostgreSQL 15 or pg_dump is not installed.');
  process.exit(process.env.REQUIRE_POSTGRES === '1' ? 1 : 0);
}
if (process.argv.includes('--write')) writeFileSync(schemaFile, schema.dump);
else if (readFileSync(schemaFile, 'utf8') !== schema.dump) {
  console.error('✖ schema.sql is not what the migrations make. Run `node tooling/write-schema.ts --write`.');
  process.exit(1);
}
console.log('Schema: schema.sql is what the migrations make.');
