import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { actionLeaseMs, type Charge } from '../ledger/charge.ts';
import { endUnheard, failCharge, giveBackLater, moveCharge, releaseKnown } from '../ledger/charges.ts';
import { removeUnusableCard } from '../ledger/saved-cards.ts';
import { endOf, type Intent, type Refusal } from '../vendors/payment-answers.ts';
import { lockSelection } from '../bookings/lock.ts';
import type { ClaimOutcome } from './settle-claim.ts';

interface Abandonment {
  booking: Row<'bookings'>;
  acceptanceFee?: Charge;
  bookingFee?: Charge | undefined;
  seen?: Intent | Refusal | undefined;
  outcome: Exclude<ClaimOutcome, { tag: 'confirmed' }>;
}

/** Reverts a claim: the request reopens, and the specialist's card is released. */
export async function abandonClaim({ db, now: clock }: Services, input: Abandonment): Promise<ClaimOutcome> {
  const now = clock();
  const { booking, acceptanceFee, outcome } = input;
  return inTransaction(db, async (t) => {
    await lockSelection(t, booking.selection_id);
    const gone = await t
      .deleteFrom('bookings')
      .where('id', '=', booking.id)
      .where('status', '=', 'CLAIMED')
      .returning('id')
      .executeTakeFirst();
    if (!gone) return settledByAnother(t, booking.id);
    if (!acceptanceFee) return outcome;

    const { id } = acceptanceFee;
    if (outcome.tag === 'declined') {
      await failCharge(t, id, { reason: outcome.reason, intentId: outcome.intentId, now });
      if (outcome.unusable) await removeUnusableCard(t, acceptanceFee, now);
    } else if (outcome.tag === 'refused') {
      await failCharge(t, id, { reason: outcome.reason, now });
    } else if (outcome.tag === 'action-required') {
      const started_until = new Date(now.getTime() + actionLeaseMs);
      await moveCharge(t, id, { status: 'ACTION_REQUIRED', payment_intent_id: outcome.intentId, started_until, now });
    } else if (outcome.tag === 'card-not-on-file') {
      const { payment_intent_id: intentId } = acceptanceFee;
      if (intentId) await releaseKnown(t, id, { intentId, now });
      else await endUnheard(t, id, now);
      await forgetBookingFee(t, input, now);
    }
    return outcome;
  });
}

async function settledByAnother(t: Tx, bookingId: string): Promise<ClaimOutcome> {
  const row = await t.selectFrom('bookings').select('status').where('id', '=', bookingId).executeTakeFirst();
  return { tag: row?.status === 'CONFIRMED' ? 'confirmed' : 'gone' };
}

async function forgetBookingFee(t: Tx, { booking, bookingFee, seen }: Abandonment, now: Date): Promise<void> {
  if (!bookingFee) return;
  const failed_because = seen && ('reason' in seen ? seen.reason : endOf(seen));
  await moveCharge(t, bookingFee.id, { status: 'RELEASED', failed_because: failed_because ?? null, now });
  if (seen && 'reason' in seen) await giveBackLater(t, 'release', { chargeId: bookingFee.id, now });
  await t
    .updateTable('selections')
    .set({ payment_status: 'canceled' })
    .where('id', '=', booking.selection_id)
    .execute();
}
