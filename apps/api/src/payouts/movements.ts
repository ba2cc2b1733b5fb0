import type { Payouts } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { isLostToBank } from '../ledger/charge.ts';

const newest = 20;

export async function readMovements(db: Db, specialistId: string): Promise<Payouts['movements']> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('charges as c', (on) => on.onRef('c.subject_id', '=', 'o.id').on('c.subject_type', '=', 'offer'))
    .innerJoin('bookings as b', (on) =>
      on.onRef('b.offer_id', '=', 'o.id').on('b.status', 'in', ['CONFIRMED', 'CANCELLED']),
    )
    .select(['o.id', 'o.our_fee_cents', 'b.start_at', 'c.amount_cents', 'c.status', 'c.dispute_status', 'c.updated_at'])
    .where('o.specialist_id', '=', specialistId)
    .where('c.status', 'in', ['CAPTURED', 'REFUNDING', 'REFUNDED'])
    .orderBy('c.updated_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(newest)
    .execute();
  return rows.map((row) => ({
    offerId: row.id,
    slotISO: row.start_at.toISOString(),
    paidCents: row.amount_cents,
    ourFeeCents: row.our_fee_cents,
    receivesCents: row.amount_cents - row.our_fee_cents,
    fate: row.status === 'REFUNDED' || isLostToBank(row) ? 'refunded' : 'charged',
    changedAt: row.updated_at.toISOString(),
  }));
}
