import type { Schema } from '../db/schema.ts';
import { encrypt, decrypt, type FieldKeys } from './encrypt.ts';
import { encryptedColumns, type Place, type EncryptedName } from './columns.ts';

type Columns = typeof encryptedColumns;
type Detail = { [N in EncryptedName]: Columns[N] extends { clear: object } ? Columns[N] : never }[EncryptedName];
type DetailTable = Detail['table'];
type DetailOf<T extends DetailTable> = Extract<Detail, { table: T }>['clear']['column'];
type Details<T extends DetailTable> = Partial<Record<DetailOf<T>, string | null | undefined>>;

export function decryptValue(
  keys: FieldKeys,
  place: Place,
  { encrypted, clear }: { encrypted: string | null; clear: string | null },
): string | null {
  return encrypted === null ? clear : decrypt(keys, encrypted, place);
}

export function decryptRow<T extends DetailTable, R extends object>(keys: FieldKeys, table: T, row: R): R {
  const opened = { ...row } as Record<string, unknown>;
  for (const { of, key, column, clear } of detailsOf(table)) {
    const encrypted = opened[column];
    if (typeof encrypted === 'string') opened[clear.column] = decrypt(keys, encrypted, { of, id: String(opened[key]) });
  }
  return opened as R;
}

type EncryptedDetails<T extends DetailTable, D extends Details<T>> = {
  [F in keyof D & string as `${F}_encrypted`]: string | null;
} & { [F in keyof D & string]: F extends 'phone' ? (T extends 'patient_profiles' ? '' : null) : null };

/** Columns to save details encrypted and empty the clear ones. A missing detail is unchanged, null removes it. */
export function encryptRow<T extends DetailTable & keyof Schema, const D extends Details<T>>(
  keys: FieldKeys,
  place: { table: T; id: string },
  details: D,
): Partial<EncryptedDetails<T, D>> {
  const columns: Record<string, string | null> = {};
  const given: Details<T> = details;
  for (const { of, column, clear } of detailsOf(place.table)) {
    const text = given[clear.column as DetailOf<T>];
    if (text === undefined) continue;
    columns[clear.column] = clear.empty;
    columns[column] = text === null ? null : encrypt(keys, text, { of, id: place.id });
  }
  return columns as Partial<EncryptedDetails<T, D>>;
}

function* detailsOf(table: DetailTable) {
  for (const [of, one] of Object.entries(encryptedColumns) as [EncryptedName, Columns[EncryptedName]][])
    if (one.table === table && 'clear' in one) yield { of, key: one.key, column: one.column, clear: one.clear };
}
