import { sql, type RawBuilder } from 'kysely';

/** Instant as text in microseconds: with a Date's milliseconds, pages would skip or repeat rows. */
export function exactly(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
