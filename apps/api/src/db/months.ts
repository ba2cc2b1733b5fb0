import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** A table that lies month by month of one instant: `outbox_2027_01`, with what was there first in `outbox_before`, and what has no month in `outbox_rest`. */
export interface Monthly {
  table: 'outbox' | 'audit';
  column: string;
}

/** One of its parts, but for the rest. */
interface Part {
  name: string;
  /** Every row of it is before then. */
  until: Date;
}

/** A month in UTC. */
export interface Month {
  name: string;
  from: Date;
  until: Date;
}

/** So many months beyond the present one are there before anybody needs them. */
const ahead = 3;

/** What holds a lock on all of a table may wait for it no longer: whoever wants to write waits behind. */
export const shortWait = sql`set local lock_timeout = '1s'`;

export const restOf = ({ table }: Monthly): RawBuilder<unknown> => sql.table(`${table}_rest`);

/** The parts of a table, the soonest first. */
export async function partsOf(db: Db, { table }: Monthly): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select name, until from (
      select c.relname as name,
        (regexp_match(pg_get_expr(c.relpartbound, c.oid), ${`TO \\('([^']+)'\\)`}))[1]::timestamptz as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass
    ) parts where until is not null order by until`.execute(db);
  return rows;
}

/** The months that are to be made: the present one and those to come that no part has. */
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
