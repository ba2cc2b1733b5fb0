import type { ColumnType } from 'kysely';

/** Timestamps come out as Date and go in as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written by the database itself. */
export type Kept<T> = ColumnType<T, never, never>;
