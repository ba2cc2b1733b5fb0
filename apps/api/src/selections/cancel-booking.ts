import type { CancellingMoney } from '@tele/core';
import type { Tx } from '../db/transaction.ts';
import { refundCharge } from '../ledger/charges.ts';
import { decideMoney, type Cancellation } from './decide-money.ts';
import { acceptanceFeeOf, bookingFeeOf } from '../bookings/fees.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import type { EmailName } from './emails-by-name.ts';
import { sendLater } from './send-later.ts';

export async function cancelBooking(t: Tx, cancellation: Cancellation): Promise<void> {
  const { booking, by, now } = cancellation;
  const { id, selection_id: selectionId, specialist_id: specialistId, candidate_id: candidateId } = booking;
  const money = await decideMoney(t, cancellation);
  await endReschedule(t, { bookingId: id, state: 'CANCELLED', now });
  await t.updateTable('bookings').set({ status: 'CANCELLED', cancelled_by: by }).where('id', '=', id).execute();
  await t
    .updateTable('candidates')
    .set({ status: 'CANCELLED' })
    .where('selection_id', '=', selectionId)
    .where('specialist_id', '=', specialistId)
    .execute();
  await t
    .updateTable('selections')
    .set({ state: 'CANCELLED', ended_because: 'booking-cancelled' })
    .where('id', '=', selectionId)
    .execute();
  if (money.bookingFee === 'refunded') await refundCharge(t, bookingFeeOf(selectionId), now);
  if (money.acceptanceFee === 'refunded' && candidateId !== null)
    await refundCharge(t, acceptanceFeeOf(candidateId), now);
  const [toPatient, toSpecialist] = emailsOf(by, money);
  await sendLater(t, { email: toPatient, selectionId }, now);
  await sendLater(t, { email: toSpecialist, selectionId, specialistId }, now);
}

function emailsOf(by: Cancellation['by'], { acceptanceFee }: CancellingMoney): readonly [EmailName, EmailName] {
  if (by === 'specialist') return ['cancelledBySpecialist', 'cancelledByYouSpecialist'];
  return ['cancelledByYouPatient', acceptanceFee === 'refunded' ? 'patientCancelledRefunded' : 'patientCancelledKept'];
}
