import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import { captureLater, holdCharge, releaseKnown } from '../ledger/charges.ts';
import type { LedgerParts } from '../ledger/parts.ts';
import { noteSavedCard } from '../ledger/saved-cards.ts';
import { remindLater } from '../reminders/remind-later.ts';
import { lockPatient } from '../bookings/lock.ts';
import { lockWithRivals, loseToBooking } from '../selections/lose-to-booking.ts';
import { loseOffers } from './lose-offers.ts';
import { sendLater } from './send-later.ts';
import type { Intent } from '../vendors/payment-answers.ts';
import type { OfferOutcome } from './settle-offer.ts';

interface Confirmation {
  hold: Row<'bookings'>;
  /** Undefined for a fee of nothing. */
  charge: Charge | undefined;
  /** The payment as the provider shows it. */
  held?: Pick<Intent, 'holdMs' | 'card'> & { intentId: string };
}

/** Atomic commit of the booking and its consequences. The card is authorised before; the outbox captures later. */
export async function confirmOffer(parts: LedgerParts, { hold, charge, held }: Confirmation): Promise<OfferOutcome> {
  const now = parts.now();
  return inTransaction(parts.db, async (t) => {
    await lockPatient(t, hold.patient_id);
    const rivals = await lockWithRivals(t, hold);
    const confirmed = await t
      .updateTable('bookings')
      .set({ status: 'CONFIRMED' })
      .where('id', '=', hold.id)
      .where('status', '=', 'CLAIMED')
      .returning('offer_id')
      .executeTakeFirst();
    if (!confirmed?.offer_id) return alreadySettled(t, { hold, charge, held, now });
    const offerId = confirmed.offer_id;

    await t.updateTable('offers').set({ state: 'ACCEPTED', decided_at: now }).where('id', '=', offerId).execute();
    await t.updateTable('selections').set({ state: 'BOOKED' }).where('id', '=', hold.selection_id).execute();
    await loseOffers(t, { requestId: hold.selection_id, now });
    await loseToBooking(t, { booking: hold, rivals, now });
    await remindLater(t, { bookingId: hold.id, startAt: hold.start_at, now });
    if (charge && held) {
      await holdCharge(t, charge, { ...held, now });
      await noteSavedCard(t, charge, held.card, now);
      await captureLater(t, { chargeId: charge.id, now });
    }
    await sendLater(t, { email: 'patientBooked', offerId }, now);
    await sendLater(t, { email: 'specialistBooked', offerId }, now);
    return { tag: 'booked' };
  });
}

/** Another process settled the hold. If it failed, release our payment. */
async function alreadySettled(t: Tx, { hold, charge, held, now }: Confirmation & { now: Date }): Promise<OfferOutcome> {
  const row = await t.selectFrom('bookings').select('status').where('id', '=', hold.id).executeTakeFirst();
  if (row) return { tag: row.status === 'CONFIRMED' ? 'booked' : 'gone' };
  if (!charge || !held) return { tag: 'gone' };
  const { status } = await t
    .selectFrom('charges')
    .select('status')
    .where('id', '=', charge.id)
    .executeTakeFirstOrThrow();
  if (status === 'FAILED' || status === 'RELEASED') await releaseKnown(t, charge.id, { intentId: held.intentId, now });
  return { tag: 'gone' };
}
