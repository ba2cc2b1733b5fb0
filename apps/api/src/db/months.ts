import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** Table partitioned by month: `outbox_2027_01`, plus `outbox_before` and `outbox_rest`. */
export interface Monthly {
  table: 'outbox' | 'audit';
  column: string;
}

interface Part {
  name: string;
  /** Exclusive upper bound of its rows. */
  until: Date;
}

export interface Month {
  name: string;
  from: Date;
  until: Date;
}

/** Number of future months created in advance. */
const ahead = 3;

/** Short: writers wait behind anything that waits for the table's lock. */
export const shortWait = sql`set local lock_timeout = '1s'`;

export const restOf = ({ table }: Monthly): RawBuilder<unknown> => sql.table(`${table}_rest`);

export async function partsOf(db: Db, { table }: Monthly): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select name, until from (
      select c.relname as name,
        (regexp_match(pg_get_expr(c.relpartbound, c.oid), ${`TO \\('([^']+)'\\)`}))[1]::timestamptz as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass
    ) parts where until is not null order by until`.execute(db);
  return rows;
}

export function missingMonths({ table }: Monthly, parts: readonly Part[], now: Date): Month[] {
  const first = parts.find(({ name }) => name === `${table}_before`)?.until ?? new Date(0);
  const known = new Set(parts.map(({ name }) => name));
  return Array.from({ length: ahead + 1 }, (_, months) => monthOf(table, now, months)).filter(
    ({ name, from }) => from >= first && !known.has(name),
  );
}

function monthOf(table: string, now: Date, later: number): Month {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later + 1, 1));
  return { name: `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`, from, until };
}
