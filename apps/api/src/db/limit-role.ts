import type pg from 'pg';
import type { Isolation } from '../config/isolation.ts';
import type { DatabaseLimits } from '../config/database-limits.ts';
import { locked } from './locked.ts';

/** Sets the role's limits and isolation for new sessions: poolers refuse or leak session settings. */
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
    // Compiling took a second for a query of two milliseconds: the planner overestimates search rows.
    jit: 'off',
    // A parallel plan underestimated rows, and read a whole specialty for its first thousand.
    max_parallel_workers_per_gather: '0',
    // Memory and SSDs: with the default, small tables are read whole before their index.
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
