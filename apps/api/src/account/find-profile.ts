import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';

export async function findProfile(
  db: Db,
  keys: FieldKeys,
  userId: string,
): Promise<Row<'patient_profiles'> | undefined> {
  const row = await db.selectFrom('patient_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && decryptRow(keys, 'patient_profiles', row);
}
