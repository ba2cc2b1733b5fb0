import type pg from 'pg';

/** What has been read of one table: how often from its first row to its last, and how many rows by its indexes. */
export interface TableReads {
  table: string;
  sequential: number;
  byIndex: number;
}

/** What has been read of each table so far, by PostgreSQL's own counts. The pool has one connection, whose counts are made known first. */
export async function tableReads(pool: pg.Pool): Promise<TableReads[]> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<TableReads>(`
    select t.relname as table, t.seq_scan::int as sequential, coalesce(sum(i.idx_tup_read), 0)::int as "byIndex"
    from pg_stat_user_tables t left join pg_stat_user_indexes i on i.relid = t.relid
    where t.relname <> 'migrations' group by t.relid, t.relname, t.seq_scan order by t.relname`);
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
