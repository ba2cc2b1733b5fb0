import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';

const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/tele-api');

/** A migrated PGlite folder to copy from. Making one takes seconds, so it is kept until a migration or PGlite changes. */
export async function buildPgliteTemplate(): Promise<string> {
  const folder = join(cache, `template-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const building = mkdtempSync(join(cache, 'building-'));
  const dataDir = join(building, 'data');
  const database = await openDatabase({ dataDir });
  await migrate(database.pool);
  await database.close();
  try {
    renameSync(dataDir, folder);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
  rmSync(building, { recursive: true, force: true });
  return folder;
}

/** A migrated database on the server for `create database … template …`. */
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

/** Runs one statement on the server's own database. */
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

function fingerprint(): string {
  const migrations = resolve(import.meta.dirname, '../db/migrations');
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
