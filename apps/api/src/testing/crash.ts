import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from '../db/open.ts';
import type { CrashOrder } from './crash-child.ts';
import { environmentOf } from './start-server.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

/** A migrated database that can be reopened; PGlite allows one process at a time. */
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
    if (database.engine === 'postgres') await vi.waitFor(() => aloneIn(database));
    return { ...database, ...place, release: database.close };
  };
  return { place, open, remove };
}

/** PostgreSQL may notice a killed client late; until then its rows are locked and job runs skip them. */
async function aloneIn({ pool }: Database): Promise<void> {
  const others = `select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  const { rows } = await pool.query<{ others: number }>(others);
  expect(rows[0]?.others).toBe(0);
}

export interface RunningCall {
  steps: string[];
  stopped: Promise<'stopped' | CallEnd>;
  kill: () => Promise<void>;
  freeze: () => void;
  goOn: (now: Date) => Promise<CallEnd>;
}

type CallEnd = 'done' | { failed: string };

export function startCall(config: Config, order: CrashOrder): RunningCall {
  const file = inject('crashChild');
  // Hundreds of processes run the same code.
  const compiled = { NODE_COMPILE_CACHE: join(dirname(file), 'compiled') };
  const env = { ...environmentOf(config), ...compiled, CRASH_ORDER: JSON.stringify(order) };
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  // A killed process closes its input.
  child.stdin.on('error', () => undefined);
  const exit = once(child, 'exit');
  const steps: string[] = [];
  let end: CallEnd | undefined;
  let stop: (how: 'stopped' | CallEnd) => void = () => undefined;
  const stopped = new Promise<'stopped' | CallEnd>((resolve) => (stop = resolve));
  const ended = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('STEP ')) steps.push(line.slice(5));
      if (line === 'STOPPED') stop('stopped');
      if (line === 'DONE') end = 'done';
      if (line.startsWith('FAILED ')) end = { failed: line.slice(7) };
    }
    await exit;
    end ??= { failed: `the process, which ended after ${steps.at(-1)}` };
    stop(end);
    return end;
  })();
  return {
    steps,
    stopped,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    goOn: (now) => {
      child.kill('SIGCONT');
      child.stdin.write(`${now.toISOString()}\n`);
      return ended;
    },
  };
}

export async function runAndKill(
  config: Config,
  order: CrashOrder,
): Promise<{ steps: string[]; end: 'killed' | CallEnd }> {
  const call = startCall(config, order);
  const end = await call.stopped;
  if (end !== 'stopped') return { steps: call.steps, end };
  await call.kill();
  return { steps: call.steps, end: 'killed' };
}
