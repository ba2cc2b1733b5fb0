import type { Span } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

/** Rows with `start_at` and `end_at` as JSON text; null for none. Dates take the driver six times as long. */
export function spansOf(table: string): RawBuilder<Span[] | null> {
  const [start, end] = [sql.ref(`${table}.start_at`), sql.ref(`${table}.end_at`)];
  return sql`json_agg(json_build_object('startISO', ${isoText(start)}, 'endISO', ${isoText(end)}) order by ${start})`;
}

const isoText = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
