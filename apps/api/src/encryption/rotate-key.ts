import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { encrypt, decrypt, type FieldKeys } from './encrypt.ts';
import { encryptedColumns, type Place, type EncryptedName } from './columns.ts';

const together = 200;

interface ReencryptResult {
  reencrypted: number;
  broken: Place[];
}

interface EncryptedRow {
  id: string;
  old: string | null;
}

/** Re-encrypts older values while processes run. Changed rows wait for the next run; a restart finds the rest. */
export async function reencryptColumn(db: Db, keys: FieldKeys, name: EncryptedName): Promise<ReencryptResult> {
  const done: ReencryptResult = { reencrypted: 0, broken: [] };
  let after = '';
  for (;;) {
    const found = await readAfter(db, keys, name, after);
    const last = found.at(-1);
    if (!last) return done;
    const fresh = found.flatMap(({ id, old }) =>
      old === null ? [] : reencryptValue(keys, { of: name, id }, old, done),
    );
    if (fresh.length > 0) done.reencrypted += await write(db, name, fresh);
    after = last.id;
  }
}

async function readAfter(
  db: Db,
  [current]: FieldKeys,
  name: EncryptedName,
  after: string,
): Promise<readonly EncryptedRow[]> {
  const { table, key, column } = encryptedColumns[name];
  const { rows } = await sql<EncryptedRow>`
    select ${sql.ref(key)} as id,
      case when split_part(${sql.ref(column)}, '.', 1) <> ${current?.id ?? ''} then ${sql.ref(column)} end as old
    from ${sql.table(table)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${together}`.execute(db);
  return rows;
}

interface Fresh {
  id: string;
  old: string;
  encrypted: string;
}

function reencryptValue(keys: FieldKeys, place: Place, old: string, { broken }: ReencryptResult): Fresh[] {
  try {
    return [{ id: place.id, old, encrypted: encrypt(keys, decrypt(keys, old, place), place) }];
  } catch {
    broken.push(place);
    return [];
  }
}

/** One statement for unlocked, unchanged rows. Skips locked rows: waiting while holding others could deadlock. */
async function write(db: Db, name: EncryptedName, fresh: readonly Fresh[]): Promise<number> {
  const { table, key, column } = encryptedColumns[name];
  const [ids, olds, encrypted] = [
    fresh.map(({ id }) => id),
    fresh.map(({ old }) => old),
    fresh.map((one) => one.encrypted),
  ];
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as held set ${sql.ref(column)} = fresh.encrypted
    from unnest(${ids}::text[], ${olds}::text[], ${encrypted}::text[]) as fresh (id, old, encrypted)
    where held.${sql.ref(key)} = fresh.id and held.${sql.ref(column)} = fresh.old and held.ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}) for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
