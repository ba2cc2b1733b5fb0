import { laterOfferRefusals, laterRefusals } from '@tele/core';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { isOf } from '../selections/mine.ts';
import { refusalOf } from '../selections/read-standing.ts';
import { PaymentBusy } from '../vendors/payment-errors.ts';
import { lockOffer, offerNotFound } from './lock.ts';
import { readOffer } from './read.ts';
import { readOfferStanding, requireOfferMove } from './read-standing.ts';
import { settleOffer, type OfferOutcome } from './settle-offer.ts';

const tooLate =
  'This offer had ended when your card was confirmed. Nothing was charged: the hold on your card is released.';

/**
 * Books the time of an offer that is held and paid for, or says what is missing (spec section 7). Paid inside the window it is booked, also when it
 * is asked for later; repeating it answers the same.
 */
export const finaliseOffer: Handler<'finaliseOffer'> = async (ctx, { params }) => {
  const patient = requirePatient(ctx.actor);
  const now = ctx.now();
  const next = await inTransaction(ctx.db, async (t) => {
    const locked = await lockOffer(t, params.id);
    if (!locked || !isOf(locked.request, patient)) throw offerNotFound();
    const { standing } = await readOfferStanding(t, locked, 'patient', now);
    return requireOfferMove({ name: 'finalise' }, standing, now);
  });
  if (next === 'allowed') {
    const outcome = await settleOffer(ctx, params.id, { bookFree: true }).catch((error: unknown) => {
      throw error instanceof PaymentBusy ? refusalOf(laterRefusals.paying) : error;
    });
    drainSoon(ctx);
    refuse(outcome);
  }
  return readOffer(ctx.db, params.id, { side: 'patient', now });
};

function refuse(outcome: OfferOutcome): void {
  if (outcome.tag === 'too-late') throw new ApiError('OFFER_EXPIRED', tooLate);
  if (outcome.tag === 'gone') throw refusalOf(laterOfferRefusals.expired);
  if (outcome.tag !== 'unpaid') return;
  const { status, clientSecret } = outcome;
  if (status === 'bank-asks' && clientSecret !== null)
    throw new ApiError('CARD_ACTION_REQUIRED', 'Your bank asks you to confirm this payment.', { clientSecret });
  throw refusalOf(laterOfferRefusals.unpaid);
}
