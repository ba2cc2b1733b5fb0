import type { FeeOutcome } from '@tele/core';
import type { Tx } from '../db/transaction.ts';
import { refundCharge } from '../ledger/charges.ts';
import { decideMoney, type Cancellation } from '../selections/decide-money.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { feeOf } from './fee.ts';
import type { EmailName } from './emails-by-name.ts';
import { sendLater } from './send-later.ts';

/** Cancels the booking of a locked offer and frees its time. Refunds include our fee and the specialist's part. */
export async function cancelOfferBooking(t: Tx, offerId: string, cancellation: Cancellation): Promise<void> {
  const { booking, by, now } = cancellation;
  const { offerFee } = await decideMoney(t, cancellation);
  await endReschedule(t, { bookingId: booking.id, state: 'CANCELLED', now });
  await t.updateTable('bookings').set({ status: 'CANCELLED', cancelled_by: by }).where('id', '=', booking.id).execute();
  await t
    .updateTable('selections')
    .set({ state: 'CANCELLED', ended_because: 'booking-cancelled' })
    .where('id', '=', booking.selection_id)
    .execute();
  if (offerFee === 'refunded') await refundCharge(t, feeOf(offerId), now);
  for (const email of emailsOf(by, offerFee)) await sendLater(t, { email, offerId }, now);
}

function emailsOf(by: Cancellation['by'], offerFee: FeeOutcome | null): readonly EmailName[] {
  if (by === 'specialist') return ['cancelledBySpecialist', 'youCancelled'];
  return offerFee === 'kept'
    ? ['cancelledKept', 'patientCancelledKept']
    : ['cancelledRefunded', 'patientCancelledRefunded'];
}
