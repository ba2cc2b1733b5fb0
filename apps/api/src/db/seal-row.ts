import type { Schema } from './schema.ts';
import { seal, unseal, type FieldKeys } from './seal.ts';
import { sealedColumns, type Place, type SealedName } from './sealed-columns.ts';

type Columns = typeof sealedColumns;
type Detail = { [N in SealedName]: Columns[N] extends { clear: object } ? Columns[N] : never }[SealedName];
type DetailTable = Detail['table'];
/** Names of a table's sealed details, as its columns in the clear are called. */
type DetailOf<T extends DetailTable> = Extract<Detail, { table: T }>['clear']['column'];
type Details<T extends DetailTable> = Partial<Record<DetailOf<T>, string | null | undefined>>;

/** Sealed value, or the one in the clear of a row that a version before wrote. */
export function openValue(
  keys: FieldKeys,
  place: Place,
  { sealed, clear }: { sealed: string | null; clear: string | null },
): string | null {
  return sealed === null ? clear : unseal(keys, sealed, place);
}

/** The row with its details opened, under the names of the columns in the clear. */
export function openRow<T extends DetailTable, R extends object>(keys: FieldKeys, table: T, row: R): R {
  const opened = { ...row } as Record<string, unknown>;
  for (const { of, key, column, clear } of detailsOf(table)) {
    const sealed = opened[column];
    if (typeof sealed === 'string') opened[clear.column] = unseal(keys, sealed, { of, id: String(opened[key]) });
  }
  return opened as R;
}

type SealedDetails<T extends DetailTable, D extends Details<T>> = {
  [F in keyof D & string as `${F}_sealed`]: string | null;
} & { [F in keyof D & string]: F extends 'phone' ? (T extends 'patient_profiles' ? '' : null) : null };

/** Columns that save the details given: sealed, and emptied in the clear. A detail left out keeps its value, null removes it. */
export function sealRow<T extends DetailTable & keyof Schema, const D extends Details<T>>(
  keys: FieldKeys,
  place: { table: T; id: string },
  details: D,
): Partial<SealedDetails<T, D>> {
  const columns: Record<string, string | null> = {};
  const given: Details<T> = details;
  for (const { of, column, clear } of detailsOf(place.table)) {
    const text = given[clear.column as DetailOf<T>];
    if (text === undefined) continue;
    columns[clear.column] = clear.empty;
    columns[column] = text === null ? null : seal(keys, text, { of, id: place.id });
  }
  return columns as Partial<SealedDetails<T, D>>;
}

function* detailsOf(table: DetailTable) {
  for (const [of, one] of Object.entries(sealedColumns) as [SealedName, Columns[SealedName]][])
    if (one.table === table && 'clear' in one) yield { of, key: one.key, column: one.column, clear: one.clear };
}
