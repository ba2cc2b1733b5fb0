import { sql } from 'kysely';
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
        // In a literal, so that every plan sees that the index of each kind of claims has them all.
        .where('status', '=', sql.lit('CLAIMED'))
        .where(heldFor, 'is not', null)
        .where('claimed_until', '<=', now)
        .orderBy('claimed_until')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
