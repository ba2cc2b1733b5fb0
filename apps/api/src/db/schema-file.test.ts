import { readFileSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import { dumpSchema, schemaFile, writtenBy } from '../testing/dump-schema.ts';
import { createDatabase } from '../testing/test-database.ts';
import { tablesFile, writeTables } from '../testing/write-tables.ts';

it('tables.ts matches the migrations', async () => {
  const { db, close } = await createDatabase();
  onTestFinished(close);
  expect(await writeTables(db)).toBe(readFileSync(tablesFile, 'utf8'));
});

it('schema.sql matches the migrations, also when it is loaded', async ({ skip }) => {
  const place = inject('database');
  const schema = place.engine === 'postgres' ? await dumpSchema(place.adminUrl) : undefined;
  if (!schema) return skip('PostgreSQL or pg_dump is not installed.');
  expect(schema.again).toBe(schema.dump);
  const written = schema.major === writtenBy ? readFileSync(schemaFile, 'utf8') : schema.again;
  expect(schema.dump).toBe(written);
});
