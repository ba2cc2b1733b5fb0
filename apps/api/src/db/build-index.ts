import type pg from 'pg';
import { hourMs } from '@tele/core';
import type { Query } from './locked.ts';
import { watchingLocks } from './lock-wait.ts';
import type { Migration } from './migration-files.ts';

const leaseMs = 60_000;
/** Building waits for older transactions but blocks no one, so it may take longer than calls and jobs. */
const lockMs = 60_000;

/** Leases a file that runs outside a transaction, where the migration lock cannot be held. False if taken. */
export async function takeLease(query: Query, name: string, holder: string): Promise<boolean> {
  const { rows } = await query(
    `insert into migration_leases (name, holder, until) values ($1, $2, now() + $3 * interval '1 ms')
     on conflict (name) do update set holder = excluded.holder, until = excluded.until where migration_leases.until < now()
     returning name`,
    [name, holder, leaseMs],
  );
  return rows.length === 1;
}

/** Runs the one statement of a `-- concurrently` file, under a lease that is renewed. */
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
    // Built by a process that died before it recorded it, or by hand.
    if (found?.valid) return;
    if (found) await watchingLocks(pool, { pid }, () => ask(drop));
    try {
      await watchingLocks(pool, { pid }, () => ask(text));
    } catch (error) {
      // Every write updates an invalid index, but no query uses it.
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

/** Removes the time limits from this session and returns its pid. Not for transaction poolers. */
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
