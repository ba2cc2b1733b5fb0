import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { addEmails } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { rescheduleView } from '../bookings/latest-reschedules.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { isOf } from '../bookings/find-selection.ts';
import { lockReschedule, rescheduleNotFound, standingOf } from './lock.ts';
import { requireReschedule } from './require-reschedule.ts';
import { sendLater } from './send-later.ts';

export const cancelReschedule: Handler<'cancelReschedule'> = async (ctx, { params }) => {
  const patient = requirePatient(ctx.actor);
  const now = ctx.now();
  const reschedule = await inTransaction(ctx.db, async (t) => {
    const found = await lockReschedule(t, params.id);
    if (!found || !isOf(found.request, patient)) throw rescheduleNotFound();
    const standing = standingOf('patient', found.booking, found.reschedule);
    if (requireReschedule({ name: 'withdraw' }, standing, now) === 'done') return found.reschedule;
    const gone = await endReschedule(t, { bookingId: found.booking.id, state: 'WITHDRAWN', now });
    await addEmails(t, { userId: patient.userId, act: `${found.reschedule.id} withdrawn`, emails: 1, now });
    await sendLater(t, { email: 'rescheduleWithdrawn', rescheduleId: found.reschedule.id }, now);
    return gone ?? found.reschedule;
  });
  runJobsSoon(ctx);
  return rescheduleView(ctx.config.fieldKeys, reschedule, now);
};
