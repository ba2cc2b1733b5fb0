// PostgreSQL with both databases, kept under .data between runs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { limitRole } from '../../../../apps/api/src/db/limit-role.ts';
import { defaultLimits } from '../../../../apps/api/src/config/database-limits.ts';
import { migrate } from '../../../../apps/api/src/db/migrate.ts';
import { openDatabase } from '../../../../apps/api/src/db/open.ts';
import { refreshFreeFrom } from '../../../../apps/api/src/specialists/refresh-free-from.ts';
import { fillingsOf } from '../../../../apps/api/src/testing/large.ts';
import type { LargeSize } from '../../../../apps/api/src/testing/large-size.ts';
import { startKeptPostgres } from '../../../../apps/api/src/testing/start-postgres.ts';
import { buildPostgresTemplate, databaseUrlOf, runAsAdmin } from '../../../../apps/api/src/testing/templates.ts';
import { fillQuickly } from './fill.ts';

const root = resolve(import.meta.dirname, '../../../..');
const dayMs = 86_400_000;

/** Memory of a small production server; the rest speeds up filling and keeps background work out of measurements. */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '8GB',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
  autovacuum: 'off',
};

export interface Filled {
  adminUrl: string;
  stop: () => Promise<void>;
}

/** Starts the server and fills missing or outdated databases. Runs new migrations. */
export async function startFilled(sizes: Readonly<Record<string, LargeSize>>): Promise<Filled> {
  const expected = { hash: hashOf(sizes), at: Date.now() };
  const folder = join(root, '.data/bench-large', expected.hash.slice(0, 12));
  const note = join(folder, 'filled.json');
  const isThere = existsSync(note) && isFit(JSON.parse(readFileSync(note, 'utf8')) as typeof expected, expected);
  if (!isThere) rmSync(folder, { recursive: true, force: true });
  const server = await startKeptPostgres(folder, settings);
  if (!server) throw new Error('No PostgreSQL programs were found: install them (Debian: postgresql-15).');
  // The server would otherwise outlive this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.die().finally(() => process.exit(1)));
  try {
    if (!isThere) {
      const { template, drop } = await buildPostgresTemplate(server.adminUrl);
      for (const [name, size] of Object.entries(sizes)) await fillOne(server.adminUrl, { name, template, size });
      await drop();
      writeFileSync(note, JSON.stringify(expected));
    }
    for (const name of Object.keys(sizes)) await migrateOne(databaseUrlOf(server.adminUrl, name));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { adminUrl: server.adminUrl, stop: server.stop };
}

async function fillOne(
  adminUrl: string,
  { name, template, size }: { name: string; template: string; size: LargeSize },
): Promise<void> {
  const say = (text: string): void => void process.stderr.write(`${name}: ${text}\n`);
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = databaseUrlOf(adminUrl, name);
  const now = new Date();
  await fillQuickly(url, { size, now, say });
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  // Limits as in production, with more time for the fixture's backlog.
  await limitRole(database.pool, { ...defaultLimits, statementMs: 10 * 60_000 });
  while ((await refreshFreeFrom({ db: database.db, now: () => now })) > 0);
  const { rows } = await database.pool.query(`select pg_size_pretty(pg_database_size('${name}')) as size`);
  say(`${(rows[0] as { size: string }).size} in all`);
  await database.close();
}

async function migrateOne(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(database.pool);
  await database.close();
}

function hashOf(sizes: Readonly<Record<string, LargeSize>>): string {
  const hash = createHash('sha256').update(JSON.stringify(sizes));
  for (const size of Object.values(sizes)) for (const { sql } of fillingsOf(size, new Date(0))) hash.update(sql);
  return hash.digest('hex');
}

/** Older data has other upcoming times. */
const isFit = (found: { hash: string; at: number }, expected: { hash: string; at: number }): boolean =>
  found.hash === expected.hash && expected.at - found.at < dayMs;
