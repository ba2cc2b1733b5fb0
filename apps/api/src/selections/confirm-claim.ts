import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Charge } from '../ledger/charge.ts';
import { captureLater, holdCharge, releaseCharges, releaseKnown } from '../ledger/charges.ts';
import { detachUnsaved, noteSavedCard } from '../ledger/saved-cards.ts';
import { remindLater } from '../reminders/remind-later.ts';
import type { Authorisation } from '../vendors/payment-answers.ts';
import { subjectsOf } from '../bookings/fees.ts';
import { lockPatient } from '../bookings/lock.ts';
import { lockWithRivals, loseToBooking } from './lose-to-booking.ts';
import { sendLater } from './send-later.ts';
import { refreshUsualReply } from './usual-reply.ts';
import type { ClaimOutcome } from './settle-claim.ts';

interface Confirmation {
  booking: Row<'bookings'>;
  acceptanceFee: Charge;
  bookingFee: Charge;
  held: Extract<Authorisation, { tag: 'authorised' }>;
}

/** Atomic commit of the booking and its consequences. Cards are authorised before; the outbox captures later. */
export async function confirmClaim({ db, now: clock }: Services, input: Confirmation): Promise<ClaimOutcome> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const { booking, acceptanceFee } = input;
    await lockPatient(t, booking.patient_id);
    const rivals = await lockWithRivals(t, booking);
    const confirmed = await t
      .updateTable('bookings')
      .set({ status: 'CONFIRMED' })
      .where('id', '=', booking.id)
      .where('status', '=', 'CLAIMED')
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) return alreadySettled(t, input, now);

    await decideCandidates(t, booking, now);
    await holdCharge(t, acceptanceFee, { ...input.held, now });
    await noteSavedCard(t, acceptanceFee, input.held.card, now);
    const except = [acceptanceFee.id, input.bookingFee.id];
    await releaseCharges(t, { subjects: await subjectsOf(t, booking.selection_id), except, now });
    await t.updateTable('selections').set({ state: 'BOOKED' }).where('id', '=', booking.selection_id).execute();
    await loseToBooking(t, { booking, rivals, now });
    await remindLater(t, { bookingId: booking.id, startAt: booking.start_at, now });
    await enqueueConsequences(t, input, now);
    return { tag: 'confirmed' };
  });
}

async function decideCandidates(t: Tx, booking: Row<'bookings'>, now: Date): Promise<void> {
  await t
    .updateTable('candidates')
    .set({ status: 'ACCEPTED', fee_cents: booking.fee_cents, decided_at: now })
    .where('selection_id', '=', booking.selection_id)
    .where('specialist_id', '=', booking.specialist_id)
    .execute();
  await t
    .updateTable('candidates')
    .set({ status: 'LOST', decided_at: now })
    .where('selection_id', '=', booking.selection_id)
    .where('status', '=', 'PENDING')
    .execute();
}

async function enqueueConsequences(
  t: Tx,
  { booking, acceptanceFee, bookingFee }: Confirmation,
  now: Date,
): Promise<void> {
  const selectionId = booking.selection_id;
  await captureLater(t, { chargeId: bookingFee.id, now });
  await captureLater(t, { chargeId: acceptanceFee.id, now });
  await sendLater(t, { email: 'patientBooked', selectionId }, now);
  const specialistId = booking.specialist_id;
  await refreshUsualReply(t, specialistId, now);
  await sendLater(t, { email: 'specialistBooked', selectionId, specialistId }, now);
}

/** Another process settled the claim. If it failed, release our hold. */
async function alreadySettled(
  t: Tx,
  { booking, acceptanceFee, held: { intentId, card } }: Confirmation,
  now: Date,
): Promise<ClaimOutcome> {
  const row = await t.selectFrom('bookings').select('status').where('id', '=', booking.id).executeTakeFirst();
  if (row) return { tag: row.status === 'CONFIRMED' ? 'confirmed' : 'gone' };
  const charge = await t
    .selectFrom('charges')
    .select('status')
    .where('id', '=', acceptanceFee.id)
    .executeTakeFirstOrThrow();
  if (charge.status === 'FAILED' || charge.status === 'RELEASED') {
    await releaseKnown(t, acceptanceFee.id, { intentId, now });
    if (acceptanceFee.saves_card) await detachUnsaved(t, card, now);
  }
  return { tag: 'gone' };
}
