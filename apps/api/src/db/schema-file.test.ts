import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { dumpSchema, schemaFile } from '../testing/dump-schema.ts';

it('schema.sql is what the migrations make, also when it is loaded', async ({ skip }) => {
  const place = inject('database');
  const schema = place.engine === 'postgres' ? await dumpSchema(place.adminUrl) : undefined;
  if (!schema) return skip('PostgreSQL 15 or pg_dump is not installed.');
  expect(schema.dump).toBe(readFileSync(schemaFile, 'utf8'));
  expect(schema.again).toBe(schema.dump);
});
