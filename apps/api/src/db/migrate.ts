import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { buildIndex, takeLease } from './build-index.ts';
import { GaveWay, watchingLocks } from './lock-wait.ts';
import { locked, type Query } from './locked.ts';
import { readMigrations, readOwnMigrations, type Migration } from './migration-files.ts';
import { makeOwnTables, readPending, recordDone } from './migrations-done.ts';

export interface Patience {
  /** Lock wait in milliseconds, which also blocks later callers: half of what a call may wait. */
  lockMs?: number;
  tries?: number;
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Called with a line per event, without personal data. */
  say?: (line: string) => void;
}

/** About five minutes in total. */
const patient: Required<Patience> = { lockMs: 1_000, tries: 60, wait: sleep, say: () => undefined };

/** Runs pending migrations once each; safe from many processes. Throws for a changed file. Returns names run. */
export async function migrate(pool: pg.Pool, folder?: string, patience: Patience = {}): Promise<string[]> {
  const { lockMs, tries, wait, say } = { ...patient, ...patience };
  const files = folder === undefined ? readOwnMigrations() : readMigrations(folder);
  const ran: string[] = [];
  let tried = 0;
  // One at a time: other processes may run them too.
  for (;;) {
    const began = performance.now();
    const { name, outcome, waitedFor } = await takeTurn(pool, files, lockMs);
    if (name === undefined) return ran;
    if (outcome === 'done') {
      ran.push(name);
      tried = 0;
      say(`${name} ran in ${Math.round(performance.now() - began)} ms.`);
      continue;
    }
    if (waitedFor) {
      tried += 1;
      if (tried >= tries) throw gaveUp(name, waitedFor, tried);
      say(`${name} waits for ${waitedFor.message}. It lets others pass and tries again.`);
    }
    await wait(Math.min(5_000, 250 * 2 ** tried));
  }
}

interface Turn {
  name?: string;
  /** Leased: this process builds the index. Elsewhere: another one does. */
  outcome: 'done' | 'leased' | 'elsewhere' | 'gave way';
  waitedFor?: GaveWay;
}

async function takeTurn(pool: pg.Pool, files: readonly Migration[], lockMs: number): Promise<Turn> {
  const holder = randomUUID();
  let next: Migration | undefined;
  const first = async (query: Query): Promise<Turn['outcome']> => {
    await makeOwnTables(query);
    [next] = await readPending(query, files);
    if (!next) return 'done';
    if (next.index) return (await takeLease(query, next.name, holder)) ? 'leased' : 'elsewhere';
    await run(pool, query, next, lockMs);
    return 'done';
  };
  try {
    let outcome = await locked(pool, first);
    if (next && outcome === 'leased') {
      const migration = next;
      await buildIndex(pool, migration, holder);
      await locked(pool, (query) => recordDone(query, migration));
      outcome = 'done';
    }
    return { outcome, ...(next && { name: next.name }) };
  } catch (error) {
    if (next && error instanceof GaveWay) return { name: next.name, outcome: 'gave way', waitedFor: error };
    throw next ? failed(next.name, error) : error;
  }
}

async function run(pool: pg.Pool, query: Query, migration: Migration, lockMs: number): Promise<void> {
  const { rows } = await query('select pg_backend_pid() as pid');
  await query(`set local lock_timeout = ${lockMs}`);
  const { pid } = rows[0] as { pid: number };
  await watchingLocks(pool, { pid, everyMs: lockMs / 5 }, () => query(migration.text));
  await recordDone(query, migration);
}

function failed(name: string, cause: unknown): Error {
  return new Error(`Migration ${name} failed.`, { cause });
}

function gaveUp(name: string, waitedFor: GaveWay, tried: number): Error {
  return new Error(
    `Migration ${name} got no lock in ${tried} tries: it waits for ${waitedFor.message}. Nothing was changed. ` +
      'Wait for that process, or end it with select pg_terminate_backend(<process>). Then start again.',
    { cause: waitedFor },
  );
}
