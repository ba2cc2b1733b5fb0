import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { remindLater } from '../reminders/remind-later.ts';
import { rescheduleView } from '../bookings/latest-reschedules.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { loseToBooking } from '../selections/lose-to-booking.ts';
import { lockReschedule, rescheduleNotFound, standingOf, type LockedReschedule } from './lock.ts';
import { requireReschedule } from './require-reschedule.ts';
import { sendLater } from './send-later.ts';

/** Moves a booking in one commit; rival requests lose the new time. Payment is unchanged. Idempotent. */
export const acceptReschedule: Handler<'acceptReschedule'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const reschedule = await inTransaction(ctx.db, async (t) => {
    const found = await lockReschedule(t, params.id, { rivals: true });
    if (found?.reschedule.specialist_id !== specialistId) throw rescheduleNotFound();
    const standing = standingOf('specialist', found.booking, found.reschedule);
    if (requireReschedule({ name: 'accept' }, standing, now) === 'done') return found.reschedule;
    return rescheduleBooking(t, found, now);
  });
  runJobsSoon(ctx);
  return rescheduleView(ctx.config.fieldKeys, reschedule, now);
};

async function rescheduleBooking(
  t: Tx,
  { booking, reschedule, rivals }: LockedReschedule,
  now: Date,
): Promise<Row<'reschedules'>> {
  // The hold is replaced by the booking itself: a concurrent claim finds the time taken.
  const accepted = await endReschedule(t, { bookingId: booking.id, state: 'ACCEPTED', now });
  await t
    .updateTable('bookings')
    .set({
      start_at: reschedule.to_at,
      end_at: new Date(reschedule.to_at.getTime() + booking.end_at.getTime() - booking.start_at.getTime()),
    })
    .where('id', '=', booking.id)
    .execute();
  // Move the candidate too: the request keeps one time.
  if (booking.candidate_id !== null)
    await t
      .updateTable('candidates')
      .set({ start_at: reschedule.to_at })
      .where('id', '=', booking.candidate_id)
      .execute();
  await loseToBooking(t, { booking: { ...booking, start_at: reschedule.to_at }, rivals, now });
  await remindLater(t, { bookingId: booking.id, startAt: reschedule.to_at, now });
  await sendLater(t, { email: 'movedForPatient', rescheduleId: reschedule.id }, now);
  await sendLater(t, { email: 'movedForSpecialist', rescheduleId: reschedule.id }, now);
  return accepted ?? reschedule;
}
