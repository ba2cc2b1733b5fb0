import { createHmac } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import type { FieldKeys } from './encrypt.ts';

/** Throws when a key in use is missing, or an ID has another key. Records the current key before first use. */
export async function checkKeys(db: Db, keys: FieldKeys, now: Date): Promise<void> {
  const known = await readKnown(db);
  refuse(known, keys);
  const inUse = known.filter(({ retired }) => !retired);
  const noted = new Set(inUse.filter(({ proof }) => proof !== null).map(({ id }) => id));
  const toNote = keys.filter(({ id }, place) => !noted.has(id) && (place === 0 || inUse.some((one) => one.id === id)));
  if (toNote.length === 0) return;
  for (const { id, key } of toNote) await note(db, { id, proof: proofOf(key), now });
  refuse(await readKnown(db), keys);
}

interface Known {
  id: string;
  proof: string | null;
  retired: boolean;
}

async function readKnown(db: Db): Promise<Known[]> {
  const rows = await db.selectFrom('field_keys').select(['id', 'proof', 'retired_at']).execute();
  return rows.map(({ id, proof, retired_at: at }) => ({ id, proof, retired: at !== null }));
}

function refuse(known: readonly Known[], keys: FieldKeys): void {
  for (const { id, proof, retired } of known) {
    const given = keys.find((key) => key.id === id);
    if (!given && !retired) throw missing(id);
    if (given && proof !== null && proof !== proofOf(given.key))
      throw new Error(
        `FIELD_KEYS has another key under the ID ${id} than the one that values ${retired ? 'were once' : 'are'} encrypted with. ` +
          `${retired ? '' : 'Restore the right key. '}Give a new key a new ID.`,
      );
  }
}

export function missing(id: string): Error {
  return new Error(
    `FIELD_KEYS lacks the key ${id}. Values encrypted with it can’t be read. ` +
      'Add it back after the first key. "ops rotate-keys" tells you when you can remove it.',
  );
}

async function note(db: Db, { id, proof, now }: { id: string; proof: string; now: Date }): Promise<void> {
  await db
    .insertInto('field_keys')
    .values({ id, proof, noted_at: now, retired_at: null })
    .onConflict((row) =>
      row.column('id').doUpdateSet((eb) => ({
        retired_at: null,
        proof: eb.fn.coalesce('field_keys.proof', eb.ref('excluded.proof')),
      })),
    )
    .execute();
}

function proofOf(key: Buffer): string {
  return createHmac('sha256', key).update('field key').digest('base64url');
}

export async function retireKeys(db: Db, inUse: readonly string[], now: Date): Promise<string[]> {
  const over = await db
    .updateTable('field_keys')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .where('id', 'not in', inUse)
    .returning('id')
    .execute();
  return over.map(({ id }) => id);
}
