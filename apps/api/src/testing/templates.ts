import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { readOwnMigrations } from '../db/migration-files.ts';
import { openDatabase } from '../db/open.ts';

const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/tele-api');

export const emptyPglite = (): Promise<string> =>
  findOrMake('empty', [], async (dataDir) => (await openDatabase({ dataDir })).close());

export function buildPgliteTemplate(): Promise<string> {
  const migrations = readOwnMigrations().flatMap(({ name, checksum }) => [name, checksum]);
  return findOrMake('template', migrations, async (dataDir) => {
    cpSync(await emptyPglite(), dataDir, { recursive: true });
    const database = await openDatabase({ dataDir });
    await migrate(database.pool);
    await database.close();
  });
}

/** Creating a folder takes seconds, so it is kept until PGlite or its sources change. */
async function findOrMake(
  name: string,
  madeFrom: readonly string[],
  make: (dataDir: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const part of madeFrom) hash.update(part);
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const building = mkdtempSync(join(cache, 'building-'));
  const dataDir = join(building, 'data');
  await make(dataDir);
  try {
    renameSync(dataDir, folder);
  } catch (error) {
    // Another run created it first.
    if (!existsSync(folder)) throw error;
  }
  rmSync(building, { recursive: true, force: true });
  return folder;
}

export async function buildPostgresTemplate(
  adminUrl: string,
): Promise<{ template: string; drop: () => Promise<void> }> {
  const template = `tele_template_${process.pid}_${Date.now()}`;
  await runAsAdmin(adminUrl, `create database ${template}`);
  const database = await openDatabase({ databaseUrl: databaseUrlOf(adminUrl, template), dataDir: '' });
  await migrate(database.pool);
  await database.close();
  return { template, drop: () => runAsAdmin(adminUrl, `drop database ${template} with (force)`) };
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
