import type pg from 'pg';

export interface TableReads {
  table: string;
  sequential: number;
  byIndex: number;
}

/** Internal tables whose few rows do not grow with users; an SQL condition. */
export const fewRows = `relname not in ('migrations', 'migration_leases', 'field_keys', 'read_only')`;

/** PostgreSQL’s read counts by table. The pool must have one connection, which is flushed first. */
export async function tableReads(pool: pg.Pool): Promise<TableReads[]> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<TableReads>(`
    with tables as (
      select coalesce(pg_partition_root(relid), relid)::regclass::text as name, relid,
        case when n_live_tup = 0 and pg_partition_root(relid) is not null then 0 else seq_scan end as whole
      from pg_stat_user_tables where ${fewRows}
    )
    select t.name as table, sum(t.whole)::int as sequential,
      coalesce(sum((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid)), 0)::int as "byIndex"
    from tables t group by t.name order by t.name`);
  return rows;
}

export function readsBetween(before: readonly TableReads[], after: readonly TableReads[]): TableReads[] {
  const known = new Map(before.map((row) => [row.table, row]));
  const differences = after.map((row) => {
    const { sequential, byIndex } = known.get(row.table) ?? { sequential: 0, byIndex: 0 };
    return { table: row.table, sequential: row.sequential - sequential, byIndex: row.byIndex - byIndex };
  });
  return differences.filter(({ sequential, byIndex }) => sequential + byIndex > 0);
}
