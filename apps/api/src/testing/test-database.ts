import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, inject } from 'vitest';
import type { Isolation } from '../config/isolation.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { quickFolder } from './quick-folder.ts';
import { databaseUrlOf, runAsAdmin } from './templates.ts';
import { testConfig } from './test-config.ts';

export interface TestDatabase extends Database {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Closes it without removal, for another process; `close` still removes it. */
  release: () => Promise<void>;
}

/** A migrated database for one test file. Not for files that may skip all tests: afterAll would not run. */
export async function withDatabase(): Promise<TestDatabase> {
  if (inject('database').engine === 'none') beforeEach((test) => test.skip('PostgreSQL: not found'));
  const database = await createDatabase();
  afterAll(() => database.close());
  return database;
}

export async function createDatabase(): Promise<TestDatabase> {
  const source = inject('database');
  if (source.engine !== 'postgres') return copyFolder(source.folder);
  const name = `tele_test_${randomBytes(6).toString('hex')}`;
  // Three times faster than through the log, the default.
  await runAsAdmin(source.adminUrl, `create database ${name} template ${source.template} strategy file_copy`);
  const databaseUrl = databaseUrlOf(source.adminUrl, name);
  const { isolation } = testConfig();
  await isolate(source.adminUrl, name, isolation);
  const database = await openDatabase({ databaseUrl, dataDir: '', isolation });
  const release = once(() => database.close());
  const close = async (): Promise<void> => {
    await release();
    await runAsAdmin(source.adminUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, databaseUrl, dataDir: '', release, close };
}

/** Set on the role, for single statements too (db/limit-role.ts). */
async function isolate(adminUrl: string, name: string, isolation: Isolation): Promise<void> {
  if (isolation === 'read committed') return;
  await runAsAdmin(adminUrl, `alter database ${name} set default_transaction_isolation = '${isolation}'`);
}

async function copyFolder(template: string): Promise<TestDatabase> {
  const folder = quickFolder('tele-pglite-', 1);
  const dataDir = join(folder, 'data');
  // Sequential copying of a thousand small files is ten times faster.
  cpSync(template, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  const release = once(() => database.close());
  const close = async (): Promise<void> => {
    await release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, databaseUrl: undefined, dataDir, release, close };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
