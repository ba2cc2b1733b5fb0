import type { CancellingMoney } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { refundCharge } from '../ledger/charges.ts';
import { letMoveGo } from '../selections/let-move-go.ts';
import { feeOf } from './fee.ts';
import type { LetterName } from './letters.ts';
import { sendLater } from './send-later.ts';

interface Cancellation {
  booking: Row<'bookings'>;
  offerId: string;
  by: 'patient' | 'specialist';
  /** As `cancellingMoney` says it now. */
  money: CancellingMoney;
  now: Date;
}

/**
 * Cancels the confirmed booking of an offer, whose request is locked; the time is free again. What comes back comes back in full, our fee
 * and the specialist's part with it (product.md 'Money').
 */
export async function cancelOfferBooking(t: Tx, { booking, offerId, by, money, now }: Cancellation): Promise<void> {
  await letMoveGo(t, { bookingId: booking.id, state: 'CANCELLED', now });
  await t.updateTable('bookings').set({ status: 'CANCELLED', cancelled_by: by }).where('id', '=', booking.id).execute();
  await t
    .updateTable('selections')
    .set({ state: 'CANCELLED', ended_because: 'booking-cancelled' })
    .where('id', '=', booking.selection_id)
    .execute();
  if (money !== 'offer-kept') await refundCharge(t, feeOf(offerId), now);
  for (const letter of lettersOf(by, money)) await sendLater(t, { letter, offerId }, now);
}

function lettersOf(by: Cancellation['by'], money: CancellingMoney): readonly LetterName[] {
  if (by === 'specialist') return ['cancelledBySpecialist', 'youCancelled'];
  return money === 'offer-kept'
    ? ['cancelledKept', 'patientCancelledKept']
    : ['cancelledRefunded', 'patientCancelledRefunded'];
}
