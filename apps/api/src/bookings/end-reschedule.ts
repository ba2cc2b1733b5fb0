import type { RescheduleStatus } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

interface Letting {
  bookingId: string;
  state: Exclude<RescheduleStatus, 'ASKED'>;
  now: Date;
}

/** Ends whatever waits to be answered about moving a booking, whose request is locked, and lets go of the time that is kept for it; undefined when nothing waits. */
export async function endReschedule(
  t: Tx,
  { bookingId, state, now }: Letting,
): Promise<Row<'reschedules'> | undefined> {
  const reschedule = await t
    .updateTable('reschedules')
    .set({ state, decided_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'ASKED')
    .returningAll()
    .executeTakeFirst();
  if (reschedule) await t.deleteFrom('bookings').where('reschedule_id', '=', reschedule.id).execute();
  return reschedule;
}
