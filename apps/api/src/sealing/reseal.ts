import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { seal, unseal, type FieldKeys } from '../db/seal.ts';
import { sealedColumns, type Place, type SealedName } from '../db/sealed-columns.ts';

/** Rows that are looked at, and at most locked, in one statement: whoever writes one of them waits for a moment. */
const together = 200;

interface Resealed {
  resealed: number;
  /** Values that no key opens, though it is there: altered, or moved from another row. */
  broken: Place[];
}

interface EncryptedRow {
  id: string;
  /** Null where the value is sealed under the current key, or there is none. */
  old: string | null;
}

/**
 * Goes through a column along the primary key of its table, and seals under the current key what an older one sealed. Beside
 * running processes: a row that is being written, or was since it was read, is left as it is and comes in the next round.
 * Nothing is kept of where it was: killed anywhere, it begins anew and finds what is left.
 */
export async function resealColumn(db: Db, keys: FieldKeys, name: SealedName): Promise<Resealed> {
  const done: Resealed = { resealed: 0, broken: [] };
  let after = '';
  for (;;) {
    const found = await readAfter(db, keys, name, after);
    const last = found.at(-1);
    if (!last) return done;
    const fresh = found.flatMap(({ id, old }) => (old === null ? [] : sealAnew(keys, { of: name, id }, old, done)));
    if (fresh.length > 0) done.resealed += await write(db, name, fresh);
    after = last.id;
  }
}

async function readAfter(
  db: Db,
  [current]: FieldKeys,
  name: SealedName,
  after: string,
): Promise<readonly EncryptedRow[]> {
  const { table, key, column } = sealedColumns[name];
  const { rows } = await sql<EncryptedRow>`
    select ${sql.ref(key)} as id,
      case when split_part(${sql.ref(column)}, '.', 1) <> ${current?.id ?? ''} then ${sql.ref(column)} end as old
    from ${sql.table(table)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${together}`.execute(db);
  return rows;
}

interface Fresh {
  id: string;
  old: string;
  sealed: string;
}

function sealAnew(keys: FieldKeys, place: Place, old: string, { broken }: Resealed): Fresh[] {
  try {
    return [{ id: place.id, old, sealed: seal(keys, unseal(keys, old, place), place) }];
  } catch {
    broken.push(place);
    return [];
  }
}

/**
 * One statement: each row that nobody holds, and whose value is still the one that was read. Rows that are held are passed
 * over, so that it never waits for one while it holds another.
 */
async function write(db: Db, name: SealedName, fresh: readonly Fresh[]): Promise<number> {
  const { table, key, column } = sealedColumns[name];
  const [ids, olds, sealed] = [fresh.map(({ id }) => id), fresh.map(({ old }) => old), fresh.map((one) => one.sealed)];
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as held set ${sql.ref(column)} = fresh.sealed
    from unnest(${ids}::text[], ${olds}::text[], ${sealed}::text[]) as fresh (id, old, sealed)
    where held.${sql.ref(key)} = fresh.id and held.${sql.ref(column)} = fresh.old and held.ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}) for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
