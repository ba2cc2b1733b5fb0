import type { Row } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { leaseMs } from '../ledger/charge.ts';

const batchSize = 8;

/**
 * Claims on a time whose lease has ended: acceptances whose process never finished, or times held for offers that are over. Their lease is renewed
 * first, so that no other process takes them meanwhile.
 */
export async function takeEndedClaims(
  { db, now: clock }: Services,
  heldFor: 'candidate_id' | 'offer_id',
): Promise<Row<'bookings'>[]> {
  const now = clock();
  return db
    .updateTable('bookings')
    .set({ claimed_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookings')
        .select('id')
        .where('status', '=', 'CLAIMED')
        .where(heldFor, 'is not', null)
        .where('claimed_until', '<=', now)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
