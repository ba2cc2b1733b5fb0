import type pg from 'pg';
import type { DatabaseLimits } from './limits.ts';
import { locked } from './locked.ts';

/**
 * Gives the role of this program its limits in this database, for every session that begins from now on: the only place
 * where they hold for a lone statement too and a transaction pooler neither refuses nor leaks them. Nothing is written when
 * they are as they should be.
 */
export async function limitRole(pool: pg.Pool, limits: DatabaseLimits): Promise<void> {
  const settings = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  };
  const wanted = Object.entries(settings).map(([name, ms]) => ({ name, value: `${ms}ms` }));
  await locked(pool, async (query) => {
    const known = new Set(((await query(current)).rows as { setting: string }[]).map(({ setting }) => setting));
    const missing = wanted.filter(({ name, value }) => !known.has(`${name}=${value}`));
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
