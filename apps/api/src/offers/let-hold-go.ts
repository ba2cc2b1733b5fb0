import type { Tx } from '../db/transaction.ts';
import { endUnheard, liveCharge, releaseKnown } from '../ledger/charges.ts';
import { feeOf } from './fee.ts';
import { lockOffer } from './lock.ts';
import { sendLater } from './send-later.ts';

interface Letting {
  /** Card confirmed after expiry: the patient is notified of the release. */
  paidTooLate?: boolean;
  now: Date;
}

/** Releases the held time and the card hold; the offer stays. Idempotent. */
export async function letHoldGo(t: Tx, offerId: string, { paidTooLate = false, now }: Letting): Promise<void> {
  const locked = await lockOffer(t, offerId);
  if (!locked) return;
  const gone = await t
    .deleteFrom('bookings')
    .where('offer_id', '=', offerId)
    .where('status', '=', 'CLAIMED')
    .returning('id')
    .executeTakeFirst();
  if (!gone) return;
  const charge = await liveCharge(t, feeOf(offerId));
  if (charge?.payment_intent_id) await releaseKnown(t, charge.id, { intentId: charge.payment_intent_id, now });
  else if (charge) await endUnheard(t, charge.id, now);
  if (paidTooLate) await sendLater(t, { email: 'paidTooLate', offerId }, now);
}
