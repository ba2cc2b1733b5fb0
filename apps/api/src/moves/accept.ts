import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { remindLater } from '../reminders/remind-later.ts';
import { moveView } from '../selections/latest-moves.ts';
import { letMoveGo } from '../selections/let-move-go.ts';
import { loseToBooking } from '../selections/lose-to-booking.ts';
import { lockMove, moveNotFound, standingOf, type LockedMove } from './lock.ts';
import { requireBookingMove } from './require-move.ts';
import { sendLater } from './send-later.ts';

/**
 * Moves a booking to the time its patient asks for, in one commit: the old time is free, the new one is booked, and other requests for it are told. No
 * card is asked, and what was paid stays as it is. Repeating it changes nothing.
 */
export const acceptMove: Handler<'acceptMove'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const move = await inTransaction(ctx.db, async (t) => {
    const found = await lockMove(t, params.id, { rivals: true });
    if (found?.move.specialist_id !== specialistId) throw moveNotFound();
    const standing = standingOf('specialist', found.booking, found.move);
    if (requireBookingMove({ name: 'accept' }, standing, now) === 'done') return found.move;
    return moveBooking(t, found, now);
  });
  drainSoon(ctx);
  return moveView(ctx.config.fieldKeys, move, now);
};

async function moveBooking(t: Tx, { booking, move, rivals }: LockedMove, now: Date): Promise<Row<'moves'>> {
  // What kept the time gives way to the booking itself: whoever waits at the index meanwhile finds it taken.
  const accepted = await letMoveGo(t, { bookingId: booking.id, state: 'ACCEPTED', now });
  await t
    .updateTable('bookings')
    .set({
      start_at: move.to_at,
      end_at: new Date(move.to_at.getTime() + booking.end_at.getTime() - booking.start_at.getTime()),
    })
    .where('id', '=', booking.id)
    .execute();
  // The pick goes with its booking, so that the request names one time.
  if (booking.candidate_id !== null)
    await t.updateTable('candidates').set({ start_at: move.to_at }).where('id', '=', booking.candidate_id).execute();
  await loseToBooking(t, { booking: { ...booking, start_at: move.to_at }, rivals, now });
  await remindLater(t, { bookingId: booking.id, startAt: move.to_at, now });
  await sendLater(t, { letter: 'movedForPatient', moveId: move.id }, now);
  await sendLater(t, { letter: 'movedForSpecialist', moveId: move.id }, now);
  return accepted ?? move;
}
