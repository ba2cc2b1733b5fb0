import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Charge } from '../ledger/charge.ts';
import { captureLater, holdCharge, releaseCharges, releaseKnown } from '../ledger/charges.ts';
import type { Authorisation } from '../vendors/payment-answers.ts';
import { closeIfNobodyIsLeft } from './close.ts';
import { acceptanceFeeOf, subjectsOf } from './fees.ts';
import { lockPatient, lockSelections } from './lock.ts';
import { sendLater } from './send-later.ts';
import type { ClaimOutcome } from './settle-claim.ts';

interface Confirmation {
  booking: Row<'bookings'>;
  acceptanceFee: Charge;
  bookingFee: Charge;
  /** The acceptance fee's authorisation. */
  held: Extract<Authorisation, { tag: 'authorised' }>;
}

/**
 * The one decision point of an acceptance: its commit books the appointment, and everything that follows is written
 * with it. Both cards are authorised before; both are captured after, by the outbox.
 */
export async function confirmClaim({ db, now: clock }: Services, input: Confirmation): Promise<ClaimOutcome> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const { booking, acceptanceFee } = input;
    await lockPatient(t, booking.patient_id);
    const rivals = await rivalSelections(t, booking);
    const locked = await lockSelections(t, [booking.selection_id, ...rivals]);
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
    const except = [acceptanceFee.id, input.bookingFee.id];
    await releaseCharges(t, { subjects: await subjectsOf(t, booking.selection_id), except, now });
    await t.updateTable('selections').set({ state: 'BOOKED' }).where('id', '=', booking.selection_id).execute();
    for (const rival of locked) {
      if (rival.id !== booking.selection_id) await loseSlot(t, { rival, booking, now });
    }
    await enqueueConsequences(t, input, now);
    return { tag: 'confirmed' };
  });
}

/** Other open requests that wait for the same specialist, or are of the same patient, at the same time. */
async function rivalSelections(t: Tx, booking: Row<'bookings'>): Promise<string[]> {
  const rows = await t
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .select('s.id')
    .where((row) =>
      row.or([row('c.specialist_id', '=', booking.specialist_id), row('c.patient_id', '=', booking.patient_id)]),
    )
    .where('c.start_at', '=', booking.start_at)
    .where('c.status', '=', 'PENDING')
    .where('s.state', '=', 'OPEN')
    .where('s.id', '<>', booking.selection_id)
    .execute();
  return rows.map(({ id }) => id);
}

async function decideCandidates(t: Tx, booking: Row<'bookings'>, now: Date): Promise<void> {
  await t
    .updateTable('candidates')
    .set({ status: 'ACCEPTED', fee_cents: booking.fee_cents, decided_at: now })
    .where('id', '=', booking.candidate_id)
    .execute();
  await t
    .updateTable('candidates')
    .set({ status: 'LOST', decided_at: now })
    .where('selection_id', '=', booking.selection_id)
    .where('status', '=', 'PENDING')
    .execute();
}

interface Loss {
  rival: Row<'selections'>;
  booking: Row<'bookings'>;
  now: Date;
}

async function loseSlot(t: Tx, { rival, booking, now }: Loss): Promise<void> {
  const lost = await t
    .updateTable('candidates')
    .set({ status: 'LOST', decided_at: now })
    .where('selection_id', '=', rival.id)
    .where((row) =>
      row.or([row('specialist_id', '=', booking.specialist_id), row('patient_id', '=', booking.patient_id)]),
    )
    .where('start_at', '=', booking.start_at)
    .where('status', '=', 'PENDING')
    .returning('id')
    .execute();
  await releaseCharges(t, { subjects: lost.map(({ id }) => acceptanceFeeOf(id).subject), now });
  const letter = rival.patient_id === booking.patient_id ? 'bookedElsewhere' : 'nobodyAccepted';
  await closeIfNobodyIsLeft(t, rival, { letter, now });
}

async function enqueueConsequences(
  t: Tx,
  { booking, acceptanceFee, bookingFee }: Confirmation,
  now: Date,
): Promise<void> {
  const selectionId = booking.selection_id;
  await captureLater(t, { chargeId: bookingFee.id, now });
  await captureLater(t, { chargeId: acceptanceFee.id, now });
  await sendLater(t, { letter: 'patientBooked', selectionId }, now);
  const specialistId = booking.specialist_id;
  await sendLater(t, { letter: 'specialistBooked', selectionId, specialistId }, now);
}

/** Somebody else settled the claim. If it was taken back, what we have just been granted must not stay on the card. */
async function alreadySettled(
  t: Tx,
  { booking, acceptanceFee, held: { intentId } }: Confirmation,
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
  }
  return { tag: 'gone' };
}
