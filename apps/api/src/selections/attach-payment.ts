import { laterRefusals, limits, checkTransition } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import { isPaid, type Charge } from '../ledger/charge.ts';
import { endLease, liveCharge, releaseCharges, startCharge } from '../ledger/charges.ts';
import { settleCharge, type ChargeOutcome } from '../ledger/settle-charge.ts';
import { countEmails } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { PaymentBusy, PaymentUnavailable } from '../vendors/payment-errors.ts';
import { closeIfNobodyIsLeft } from './close.ts';
import { bookingFeeOf } from '../bookings/fees.ts';
import { lockPatient, lockSelections } from '../bookings/lock.ts';
import { loseTakenSlots } from './lose-taken.ts';
import { ownSelection } from '../bookings/find-selection.ts';
import { requireOwnCard } from '../bookings/require-own-card.ts';
import { requireRoomForHold } from './open-holds.ts';
import { readStanding, refusalOf } from '../bookings/read-standing.ts';
import { cardActionRequired } from '../http/card-action-required.ts';

type Step =
  | { tag: 'paid' }
  | { tag: 'ask'; charge: Charge }
  | { tag: 'settle-first'; charge: Charge }
  | { tag: 'refuse'; error: ApiError };

interface Attempt {
  selectionId: string;
  patient: Patient;
  paymentMethodId: string;
  /** The patient agreed to save the card. */
  savesCard: boolean;
  callerAddress: string;
}

/** Authorises the booking fee and sends the request (spec 4). Saves the charge first: retries never hold twice. */
export const attachPayment: Handler<'attachPayment'> = async (ctx, { params, body }) => {
  const patient = requirePatient(ctx.actor);
  const { paymentMethodId, saveCard: savesCard = false } = body;
  if (savesCard && patient.through !== undefined)
    throw new ApiError('NOT_ON_THIS_PAGE', 'You can’t save a card on this site. Sign in to Tele instead.');
  const attempt = { selectionId: params.id, patient, paymentMethodId, savesCard, callerAddress: ctx.callerAddress() };
  const sent = { selectionId: params.id, payment: { status: 'requires_capture' as const } };

  const busy = refusalOf(laterRefusals.paying);
  for (let round = 0; round < 3; round += 1) {
    const step = await begin(ctx, attempt);
    if (step.tag === 'refuse') throw step.error;
    if (step.tag === 'paid') return { ...sent, payment: { status: await shownPayment(ctx, params.id) } };
    const { charge } = step;
    const outcome = await settleCharge(ctx, charge).catch(async (error: unknown) => {
      if (error instanceof PaymentBusy) throw busy;
      if (error instanceof PaymentUnavailable) await endLease(ctx.db, { id: charge.id, now: ctx.now() });
      throw error;
    });
    runJobsSoon(ctx);
    if (step.tag === 'settle-first') continue;
    refuse(outcome);
    return sent;
  }
  throw busy;
};

function begin({ db, now: clock }: Services, attempt: Attempt): Promise<Step> {
  const now = clock();
  return inTransaction(db, async (t) => {
    await lockPatient(t, attempt.patient.userId);
    const [row] = await lockSelections(t, [attempt.selectionId]);
    const selection = ownSelection(row, attempt.patient);
    const purpose = bookingFeeOf(selection.id);
    const charge = await liveCharge(t, purpose);
    if (selection.state === 'OPEN' && !(charge && isPaid(charge))) await loseTakenSlots(t, selection.id, now);
    const { standing } = await readStanding(t, selection, { side: 'patient' }, now);
    const sameCard = charge?.payment_method_id === attempt.paymentMethodId;
    const verdict = checkTransition({ name: 'pay', sameCard }, standing, now);
    if (verdict.tag === 'done') return { tag: 'paid' };
    if (verdict.tag === 'refused') {
      // Returned, not thrown: a throw would roll the changes back.
      if (standing.waiting.length === 0) await closeIfNobodyIsLeft(t, selection, { now });
      return { tag: 'refuse', error: refusalOf(verdict) };
    }
    if (charge && sameCard) return { tag: 'ask', charge };
    if (charge?.status === 'STARTED') return { tag: 'settle-first', charge };
    // Replaces another card that waits for 3-D Secure.
    if (charge) await releaseCharges(t, { subjects: [purpose.subject], now });
    return { tag: 'ask', charge: await start(t, attempt, { emails: standing.waiting.length, now }) };
  });
}

async function start(t: Tx, attempt: Attempt, { emails, now }: { emails: number; now: Date }): Promise<Charge> {
  const { selectionId, patient, paymentMethodId } = attempt;
  await requireOwnCard(t, { paymentMethodId, userId: patient.userId });
  await countEmails(t, { userId: patient.userId, act: selectionId, emails, now });
  const charge = await startCharge(t, { ...bookingFeeOf(selectionId), ...feeOf(attempt), now });
  await requireRoomForHold(t, patient.userId, 0);
  return charge;
}

const feeOf = ({ selectionId, patient, paymentMethodId, savesCard, callerAddress }: Attempt) => ({
  userId: patient.userId,
  callerAddress,
  amountCents: limits.bookingFeeCents,
  paymentMethodId,
  savesCard,
  metadata: { selectionId },
});

function refuse(outcome: ChargeOutcome): void {
  if (outcome.tag === 'released') throw refusalOf(laterRefusals.notOpen);
  if (outcome.tag === 'refused') throw refusalOf(laterRefusals.paymentRefused);
  if (outcome.tag === 'declined') throw new ApiError('CARD_DECLINED', outcome.message);
  if (outcome.tag === 'action-required') throw cardActionRequired(outcome.clientSecret);
}

async function shownPayment({ db }: Services, id: string): Promise<'requires_capture' | 'succeeded'> {
  const row = await db.selectFrom('selections').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow();
  return row.payment_status === 'succeeded' ? 'succeeded' : 'requires_capture';
}
