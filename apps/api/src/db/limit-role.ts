import type pg from 'pg';
import type { Isolation } from '../config/isolation.ts';
import type { DatabaseLimits } from '../config/database-limits.ts';
import { locked } from './locked.ts';

/**
 * Gives the role of this program its limits and its isolation in this database, for every session that begins from now on: the only place
 * where they hold for a lone statement too and a transaction pooler neither refuses nor leaks them. Nothing is written when
 * they are as they should be. No statement is compiled: the planner takes what a search looks up for the few whose times are not known
 * for work on every row, and compiling that took a second of a query of two milliseconds. Nor is any shared among workers: a plan for them
 * guesses fewer rows, seemed the cheaper for it, and read a whole specialty of a million specialists for its first thousand. A page read out of order costs hardly more than the
 * next one, as in memory or on a solid disk: at the four times of a spinning one, a small table is read whole before its index.
 */
export async function limitRole(
  pool: pg.Pool,
  limits: DatabaseLimits,
  isolation: Isolation = 'read committed',
): Promise<void> {
  const settings = {
    statement_timeout: `${limits.statementMs}ms`,
    lock_timeout: `${limits.lockMs}ms`,
    idle_in_transaction_session_timeout: `${limits.idleInTransactionMs}ms`,
    default_transaction_isolation: isolation,
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
  };
  const expected = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await locked(pool, async (query) => {
    const known = new Set(((await query(current)).rows as { setting: string }[]).map(({ setting }) => setting));
    const missing = expected.filter(({ name, value }) => !known.has(`${name}=${value}`));
    if (missing.length === 0) return;
    const { rows } = await query('select quote_ident(current_database()) as name');
    const { name: database } = rows[0] as { name: string };
    for (const { name, value } of missing)
      await query(`alter role current_user in database ${database} set ${name} = '${value}'`);
  });
}

const current = `
  select unnest(s.setconfig) as setting from pg_db_role_setting s
  where s.setdatabase = (select oid from pg_database where datname = current_database())
    and s.setrole = (select oid from pg_roles where rolname = current_user)`;
