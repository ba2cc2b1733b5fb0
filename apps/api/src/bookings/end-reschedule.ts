import type { RescheduleStatus } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

interface Letting {
  bookingId: string;
  state: Exclude<RescheduleStatus, 'ASKED'>;
  now: Date;
}

/** Ends the pending reschedule of a locked request and frees its new time; undefined without one. */
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
