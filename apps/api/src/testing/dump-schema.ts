import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { ask } from './ask.ts';
import { findPrograms } from './start-postgres.ts';
import { databaseUrlOf, runAsAdmin } from './templates.ts';

export const schemaFile = resolve(import.meta.dirname, '../db/schema.sql');

/** The major version that writes schema.sql: others format dumps differently. */
export const writtenBy = 15;

interface DumpedSchema {
  major: number;
  /** Schema that the migrations make. */
  dump: string;
  /** Dump of a database loaded from `dump`. */
  again: string;
}

/** Undefined without pg_dump. */
export async function dumpSchema(adminUrl: string): Promise<DumpedSchema | undefined> {
  const program = join(findPrograms() ?? '', 'pg_dump');
  if (!existsSync(program)) return undefined;
  const [row] = await ask(adminUrl, ["select current_setting('server_version_num')::integer / 10000 as major"]);
  const major = Number(row?.major);
  const names = ['migrated', 'loaded'].map((name) => `tele_schema_${name}_${process.pid}`);
  const [migrated, loaded] = names.map((name) => databaseUrlOf(adminUrl, name)) as [string, string];
  try {
    for (const name of names) await runAsAdmin(adminUrl, `create database ${name}`);
    const database = await openDatabase({ databaseUrl: migrated, dataDir: '' });
    await migrate(database.pool);
    await database.close();
    const dump = dumpOf(program, migrated);
    await runAsAdmin(loaded, dump);
    return { major, dump, again: dumpOf(program, loaded) };
  } finally {
    for (const name of names) await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  }
}

/** Removes psql commands, settings and the partition start day, which differ between runs. */
function dumpOf(program: string, url: string): string {
  const words = ['--schema-only', '--no-owner', '--no-privileges', url];
  const whole = execFileSync(program, words, { encoding: 'utf8', env: { ...process.env, PGTZ: 'UTC' } });
  const statements = whole
    .replaceAll(/^(--|\\|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
    .replaceAll('public.', '')
    .replaceAll(/(_before FOR VALUES FROM \(MINVALUE\) TO \(').*('\))/g, '$12027-01-01 00:00:00+00$2')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const head = `-- PostgreSQL ${writtenBy}. Written by tooling/write-schema.ts from the migrations.`;
  return `${head} The first parts of outbox and audit end on another day.\n\n${statements}\n`;
}
