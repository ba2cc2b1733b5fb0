import { sql, type RawBuilder } from 'kysely';

/** An instant as text to the microsecond. A Date has milliseconds alone: compared by them, rows beside each other would be skipped or come twice. */
export function exactly(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
