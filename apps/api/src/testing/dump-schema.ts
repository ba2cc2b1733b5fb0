import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { ask } from './ask.ts';
import { findPrograms } from './start-postgres.ts';
import { databaseUrlOf, runAsAdmin } from './templates.ts';

/** Committed dump of what the migrations make. */
export const schemaFile = resolve(import.meta.dirname, '../db/schema.sql');

/** Dumps of other major versions are worded otherwise. */
const major = 15;

/** Dump of what the migrations make, and that of a database made from it; undefined without `pg_dump` or PostgreSQL 15. */
export async function dumpSchema(adminUrl: string): Promise<{ dump: string; again: string } | undefined> {
  const program = join(findPrograms() ?? '', 'pg_dump');
  const [row] = await ask(adminUrl, ["select current_setting('server_version_num')::integer / 10000 as major"]);
  if (!existsSync(program) || row?.major !== major) return undefined;
  const names = ['migrated', 'loaded'].map((name) => `tele_schema_${name}_${process.pid}`);
  const [migrated, loaded] = names.map((name) => databaseUrlOf(adminUrl, name)) as [string, string];
  try {
    for (const name of names) await runAsAdmin(adminUrl, `create database ${name}`);
    const database = await openDatabase({ databaseUrl: migrated, dataDir: '' });
    await migrate(database.pool);
    await database.close();
    const dump = dumpOf(program, migrated);
    await runAsAdmin(loaded, dump);
    return { dump, again: dumpOf(program, loaded) };
  } finally {
    for (const name of names) await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  }
}

/** Without psql commands, settings, and the day up to which the first parts go: those differ between two runs. */
function dumpOf(program: string, url: string): string {
  const words = ['--schema-only', '--no-owner', '--no-privileges', url];
  const whole = execFileSync(program, words, { encoding: 'utf8', env: { ...process.env, PGTZ: 'UTC' } });
  const statements = whole
    .replaceAll(/^(--|\\|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
    .replaceAll('public.', '')
    .replaceAll(/(_before FOR VALUES FROM \(MINVALUE\) TO \(').*('\))/g, '$12027-01-01 00:00:00+00$2')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const head = `-- PostgreSQL ${major}. Written by tooling/write-schema.ts from the migrations.`;
  return `${head} The first parts of outbox and audit end on another day.\n\n${statements}\n`;
}
