import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, vi } from 'vitest';
import type { Config } from '../config.ts';
import { openDatabase, type Database } from '../db/open.ts';
import type { CrashOrder } from './crash-child.ts';
import { environmentOf } from './start-server.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

/** A migrated database that outlives its openings: on PGlite only one process may have it open at a time. */
export interface Site {
  place: Pick<Config, 'databaseUrl' | 'dataDir'>;
  open: () => Promise<TestDatabase>;
  remove: () => Promise<void>;
}

export async function aSite(): Promise<Site> {
  const { databaseUrl, dataDir, release, close: remove } = await createDatabase();
  await release();
  const place = { databaseUrl, dataDir };
  const open = async (): Promise<TestDatabase> => {
    const database = await openDatabase(place);
    if (database.engine === 'postgres') await vi.waitFor(() => aloneIn(database), { timeout: 20_000 });
    return { ...database, ...place, release: database.close };
  };
  return { place, open, remove };
}

/** PostgreSQL may notice later than we that a client was killed; until then its rows are locked, and a drain passes over them. */
async function aloneIn({ pool }: Database): Promise<void> {
  const others = `select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  const { rows } = await pool.query<{ others: number }>(others);
  expect(rows[0]?.others).toBe(0);
}

/** Runs a call in another process; one that stops at its step is killed there. Answers the steps it went through. */
export async function runAndKill(
  config: Config,
  order: CrashOrder,
): Promise<{ steps: string[]; end: 'killed' | 'done' }> {
  const env = { ...environmentOf(config), CRASH_ORDER: JSON.stringify(order) };
  const child = spawn(process.execPath, [inject('crashChild')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const steps: string[] = [];
  let end: 'killed' | 'done' | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('STEP ')) steps.push(line.slice(5));
    if (line === 'DONE') end = 'done';
    if (line === 'STOPPED') {
      end = 'killed';
      child.kill('SIGKILL');
    }
  }
  await ended;
  if (!end) throw new Error(`The process ended by itself after ${steps.at(-1)}.`);
  return { steps, end };
}
