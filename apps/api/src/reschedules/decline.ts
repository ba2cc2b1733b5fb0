import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { rescheduleView } from '../bookings/latest-reschedules.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { lockReschedule, rescheduleNotFound, standingOf } from './lock.ts';
import { requireReschedule } from './require-reschedule.ts';
import { sendLater } from './send-later.ts';

export const declineReschedule: Handler<'declineReschedule'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const reschedule = await inTransaction(ctx.db, async (t) => {
    const found = await lockReschedule(t, params.id);
    if (found?.reschedule.specialist_id !== specialistId) throw rescheduleNotFound();
    const standing = standingOf('specialist', found.booking, found.reschedule);
    if (requireReschedule({ name: 'decline' }, standing, now) === 'done') return found.reschedule;
    const gone = await endReschedule(t, { bookingId: found.booking.id, state: 'DECLINED', now });
    await sendLater(t, { email: 'rescheduleDeclined', rescheduleId: found.reschedule.id }, now);
    return gone ?? found.reschedule;
  });
  runJobsSoon(ctx);
  return rescheduleView(ctx.config.fieldKeys, reschedule, now);
};
