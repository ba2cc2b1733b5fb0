import { laterOfferRefusals, laterRefusals } from '@tele/core';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { isOf } from '../bookings/find-selection.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { PaymentBusy } from '../vendors/payment-errors.ts';
import { lockOffer, offerNotFound } from './lock.ts';
import { readOffer } from './read.ts';
import { readOfferStanding, requireOfferTransition } from './read-standing.ts';
import { settleOffer, type OfferOutcome } from './settle-offer.ts';
import { cardActionRequired } from '../http/card-action-required.ts';

const tooLate =
  'Your bank confirmed your card too late: the offer had expired or the time you chose had started. You have not been charged. We’ve released the hold on your card.';

/** Books a held, paid offer or says what is missing (spec 7). Late calls count if paid in time; idempotent. */
export const finaliseOffer: Handler<'finaliseOffer'> = async (ctx, { params }) => {
  const patient = requirePatient(ctx.actor);
  if ((await ask(ctx, params.id, patient)) === 'allowed') {
    const outcome = await settleOffer(ctx, params.id, { bookFree: true }).catch((error: unknown) => {
      throw error instanceof PaymentBusy ? refusalOf(laterRefusals.paying) : error;
    });
    runJobsSoon(ctx);
    refuse(outcome);
    // The offer's state explains a release. If held again, another call is paying for it.
    if (outcome.tag === 'gone' && (await ask(ctx, params.id, patient)) === 'allowed')
      throw refusalOf(laterRefusals.paying);
  }
  return readOffer(ctx.db, params.id, { side: 'patient', keys: ctx.config.fieldKeys, now: ctx.now() });
};

function ask({ db, now: clock }: Services, offerId: string, patient: Patient): Promise<'allowed' | 'done'> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const locked = await lockOffer(t, offerId);
    if (!locked || !isOf(locked.request, patient)) throw offerNotFound();
    const { standing } = await readOfferStanding(t, locked, 'patient', now);
    return requireOfferTransition({ name: 'finalise' }, standing, now);
  });
}

function refuse(outcome: OfferOutcome): void {
  if (outcome.tag === 'too-late') throw new ApiError('OFFER_EXPIRED', tooLate);
  if (outcome.tag !== 'unpaid') return;
  const { status, clientSecret } = outcome;
  if (status === 'bank-asks' && clientSecret !== null) throw cardActionRequired(clientSecret);
  throw refusalOf(laterOfferRefusals.unpaid);
}
