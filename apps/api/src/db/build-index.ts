import type pg from 'pg';
import { hourMs } from '@tele/core';
import type { Query } from './locked.ts';
import { watchingLocks } from './lock-wait.ts';
import type { Migration } from './migration-files.ts';

const leaseMs = 60_000;
/** It waits for older transactions to end, which stops nobody: longer than calls and jobs take. */
const lockMs = 60_000;

/**
 * Takes the right to run a file outside a transaction, where the runners' lock cannot be held: whoever builds an index waits for
 * every older statement, one that waits for that lock included. False while another process has it.
 */
export async function takeLease(query: Query, name: string, holder: string): Promise<boolean> {
  const { rows } = await query(
    `insert into migration_leases (name, holder, until) values ($1, $2, now() + $3 * interval '1 ms')
     on conflict (name) do update set holder = excluded.holder, until = excluded.until where migration_leases.until < now()
     returning name`,
    [name, holder, leaseMs],
  );
  return rows.length === 1;
}

/** Runs the one statement of a file that is marked `-- concurrently`, under a lease that is renewed as long as this process lives. */
export async function buildIndex(pool: pg.Pool, { name, text, index }: Migration, holder: string): Promise<void> {
  const client = await pool.connect();
  const ask = (statement: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const limited: pg.QueryConfig & { query_timeout: number } = { text: statement, query_timeout: hourMs };
    return client.query(limited, values);
  };
  const renew = (): void =>
    void pool
      .query(`update migration_leases set until = now() + $3 * interval '1 ms' where name = $1 and holder = $2`, [
        name,
        holder,
        leaseMs,
      ])
      .catch(() => undefined);
  const renewing = setInterval(renew, leaseMs / 4);
  try {
    const pid = await unlimit(client, ask);
    if (!index?.makes) return void (await watchingLocks(pool, { pid }, () => ask(text)));
    const drop = `drop index concurrently if exists ${index.name}`;
    const standing = await ask('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
      index.name,
    ]);
    const [found] = standing.rows as { valid: boolean }[];
    // Built whole by a process that died before it could say so, or ahead of time by hand.
    if (found?.valid) return;
    if (found) await watchingLocks(pool, { pid }, () => ask(drop));
    try {
      await watchingLocks(pool, { pid }, () => ask(text));
    } catch (error) {
      // An invalid index is kept up to date by every write, and read by nobody.
      await ask(drop).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    await pool
      .query('delete from migration_leases where name = $1 and holder = $2', [name, holder])
      .catch(() => undefined);
    throw isTooSlow(error) ? tooSlow(name, error) : error;
  } finally {
    clearInterval(renewing);
    client.release(true);
  }
}

/**
 * Takes the limits of calls off this session, which ends afterwards, and answers its number at the server. Not behind a transaction
 * pooler, whose sessions are everybody's: it calls them by numbers of its own.
 */
async function unlimit(client: pg.PoolClient, ask: (statement: string) => Promise<pg.QueryResult>): Promise<number> {
  const { rows } = await ask('select pg_backend_pid() as pid');
  const { pid } = rows[0] as { pid: number };
  if ('processID' in client && client.processID === pid)
    await ask(`set statement_timeout = 0; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = 0`);
  return pid;
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

function tooSlow(name: string, cause: unknown): Error {
  return new Error(
    `${name} takes longer than DATABASE_STATEMENT_MS allows. ` +
      'Behind a transaction pooler, set DATABASE_DIRECT_URL to the server itself for the process that migrates.',
    { cause },
  );
}
