import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { refundCharge } from '../ledger/charges.ts';
import { bookingFeeOf } from './fees.ts';
import { letMoveGo } from './let-move-go.ts';
import { sendLater } from './send-later.ts';

interface Cancellation {
  booking: Row<'bookings'>;
  by: 'patient' | 'specialist';
  now: Date;
}

/**
 * Cancels a confirmed booking of a locked selection; the slot is free again. By the specialist, everything the patient
 * paid comes back; by the patient, the booking fee is kept; the acceptance fee is never returned (product.md 'Money').
 */
export async function cancelBooking(t: Tx, { booking, by, now }: Cancellation): Promise<void> {
  const { id, selection_id: selectionId, specialist_id: specialistId } = booking;
  await letMoveGo(t, { bookingId: id, state: 'CANCELLED', now });
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
  if (by === 'specialist') await refundCharge(t, bookingFeeOf(selectionId), now);
  const [toPatient, toSpecialist] =
    by === 'specialist'
      ? (['cancelledBySpecialist', 'cancelledByYouSpecialist'] as const)
      : (['cancelledByYouPatient', 'cancelledByPatient'] as const);
  await sendLater(t, { letter: toPatient, selectionId }, now);
  await sendLater(t, { letter: toSpecialist, selectionId, specialistId }, now);
}
