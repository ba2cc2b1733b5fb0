import type { ColumnType } from 'kysely';

/** Timestamps come out as Date and go in as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Encrypted column, listed in `encryption/columns.ts`. */
export type Encrypted = ColumnType<string | null, string | null | undefined, string | null>;
/** Clear value of an encrypted column, from earlier versions; only ever emptied. */
export type InTheClear = ColumnType<string | null, null | undefined, null>;
/** Written by the database itself. */
export type DatabaseWritten<T> = ColumnType<T, never, never>;

export type Side = 'patient' | 'specialist';
