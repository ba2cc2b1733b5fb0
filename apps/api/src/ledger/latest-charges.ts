import type { Db } from '../db/schema.ts';
import { liveStatuses, type Charge } from './charge.ts';

export type SeenCharge = Pick<Charge, 'subject_id' | 'status' | 'dispute_status' | 'amount_cents' | 'updated_at'>;

export async function latestCharges(
  db: Db,
  { kind, type, ids }: { kind: string; type: string; ids: readonly string[] },
): Promise<Map<string, SeenCharge>> {
  const rows = await db
    .selectFrom('charges')
    .distinctOn('subject_id')
    .select(['subject_id', 'status', 'dispute_status', 'amount_cents', 'updated_at'])
    .where('kind', '=', kind)
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .orderBy('subject_id')
    .orderBy((row) => row('status', 'in', liveStatuses), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row]));
}
