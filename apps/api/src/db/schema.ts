import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from './tables.ts';

export type { ApplicationFault, ProfileType, ScanState } from './columns.ts';
export type { Schema };
export type Db = Kysely<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
