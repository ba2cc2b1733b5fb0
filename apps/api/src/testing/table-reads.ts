import type pg from 'pg';

/** What has been read of one table: how often from its first row to its last, and how many rows by its indexes. A table of months is one, without its empty ones. */
export interface TableReads {
  table: string;
  sequential: number;
  byIndex: number;
}

/** Tables of the service itself, whose few rows do not become more with people; for a condition of SQL. */
export const fewRows = `relname not in ('migrations', 'migration_leases', 'field_keys', 'read_only')`;

/** What has been read of each table so far, by PostgreSQL's own counts. The pool has one connection, whose counts are made known first. */
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

/** What was read between two looks, of the tables that were read at all. */
export function readsBetween(before: readonly TableReads[], after: readonly TableReads[]): TableReads[] {
  const known = new Map(before.map((row) => [row.table, row]));
  const differences = after.map((row) => {
    const { sequential, byIndex } = known.get(row.table) ?? { sequential: 0, byIndex: 0 };
    return { table: row.table, sequential: row.sequential - sequential, byIndex: row.byIndex - byIndex };
  });
  return differences.filter(({ sequential, byIndex }) => sequential + byIndex > 0);
}
