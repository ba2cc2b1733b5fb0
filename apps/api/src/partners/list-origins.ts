import type { Db } from '../db/schema.ts';

export async function listOrigins(db: Db, partnerId: string): Promise<string[]> {
  const rows = await db.selectFrom('partner_origins').select('origin').where('partner_id', '=', partnerId).execute();
  return rows.map(({ origin }) => origin).toSorted();
}
