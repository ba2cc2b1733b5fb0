import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import { liveCharge } from '../ledger/charges.ts';
import type { LedgerParts } from '../ledger/parts.ts';
import type { Intent } from '../vendors/payment-answers.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { confirmOffer } from './confirm-offer.ts';
import { feeOf } from './fee.ts';
import { letHoldGo } from './let-hold-go.ts';
import { payableUntil } from './payable-until.ts';
import { holdOf } from './read-standing.ts';

/** `unpaid` awaits the bank or another card; `too-late` was paid after expiry or start and fully released. */
export type OfferOutcome =
  | { tag: 'booked' }
  | { tag: 'unpaid'; clientSecret: string | null; status: 'not-tried' | 'bank-asks' }
  | { tag: 'too-late' }
  | { tag: 'gone' };

interface Options {
  /** Ends the unpaid hold: the offer expired, or the patient chose another. */
  giveUp?: boolean;
  bookFree?: boolean;
}

/** Books if the card was confirmed in time, else releases. Race-safe. PaymentUnavailable keeps the hold. */
export async function settleOffer(
  parts: LedgerParts,
  offerId: string,
  { giveUp = false, bookFree = false }: Options = {},
): Promise<OfferOutcome> {
  const found = await inTransaction(parts.db, async (t) => {
    const offer = await t.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirst();
    const hold = offer && (await holdOf(t, offerId));
    return offer && { offer, hold, charge: await liveCharge(t, feeOf(offerId)) };
  });
  if (!found?.hold) return { tag: found?.offer.state === 'ACCEPTED' ? 'booked' : 'gone' };
  const { offer, hold, charge } = found;
  const over = giveUp || payableUntil(offer, hold.start_at) <= parts.now();
  const letGo = () => inTransaction(parts.db, (t) => letHoldGo(t, offerId, { now: parts.now() }));
  if (offer.fee_cents === 0) {
    if (bookFree && !over) return confirmOffer(parts, { hold, charge: undefined });
    return over ? endHold(letGo) : { tag: 'unpaid', status: 'not-tried', clientSecret: null };
  }
  if (!charge?.payment_intent_id)
    return over ? endHold(letGo) : { tag: 'unpaid', status: 'not-tried', clientSecret: null };

  const seen = await parts.payments.look(charge.payment_intent_id);
  if (seen.tag !== 'intent' || seen.status === 'canceled') return endHold(letGo);
  if (isHeld(seen)) return settlePaid(parts, { offer, hold, charge, seen });
  if (seen.status === 'processing') throw new PaymentUnavailable('processing');
  // Release the time first: ending the payment first could lose the money of a booking made in between.
  return over ? endHold(letGo) : waitingOutcome(seen);
}

const isHeld = ({ status }: Intent): boolean => status === 'requires_capture' || status === 'succeeded';

const waitingOutcome = ({ status, clientSecret }: Intent): OfferOutcome => ({
  tag: 'unpaid',
  status: status === 'requires_action' ? 'bank-asks' : 'not-tried',
  clientSecret,
});

async function endHold(letGo: () => Promise<void>): Promise<OfferOutcome> {
  await letGo();
  return { tag: 'gone' };
}

interface Paid {
  offer: Row<'offers'>;
  hold: Row<'bookings'>;
  charge: Charge;
  seen: Intent;
}

/** The card's confirmation time decides, not the time of this call (spec 9 'Offer response window'). */
async function settlePaid(parts: LedgerParts, { offer, hold, charge, seen }: Paid): Promise<OfferOutcome> {
  const paidAt = seen.paidAt ?? parts.now();
  if (paidAt < payableUntil(offer, hold.start_at)) {
    const { id: intentId, holdMs, card } = seen;
    return confirmOffer(parts, { hold, charge, held: { intentId, holdMs, card } });
  }
  await inTransaction(parts.db, (t) => letHoldGo(t, offer.id, { paidTooLate: true, now: parts.now() }));
  return { tag: 'too-late' };
}
