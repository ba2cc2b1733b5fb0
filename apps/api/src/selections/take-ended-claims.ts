import { sql } from 'kysely';
import type { Row } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { leaseMs } from '../ledger/charge.ts';

const batchSize = 8;

/** Expired claims of acceptances or ended offers. Renewed first, so other processes skip them. */
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
        // Literal lets every plan use each kind's partial index.
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
