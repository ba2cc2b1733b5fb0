import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../jobs/attempt.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { lockReschedule } from './lock.ts';
import { sendLater } from './send-later.ts';

const batchSize = 8;

/** Expires unanswered reschedule requests: bookings stay, new times are free, both sides get an email. */
export async function endDueReschedules(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('reschedules')
    .select('id')
    // Literal lets every plan use the partial index of waiting requests.
    .where('state', '=', sql.lit('ASKED'))
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(batchSize)
    .execute();
  let ended = 0;
  for (const { id: rescheduleId } of due) {
    const work = () => inTransaction(services.db, (t) => endIfWaiting(t, rescheduleId, now));
    if (await attempt(services, { rescheduleId }, work)) ended += 1;
  }
  return ended;
}

async function endIfWaiting(t: Tx, rescheduleId: string, now: Date): Promise<void> {
  const found = await lockReschedule(t, rescheduleId);
  if (found?.reschedule.state === 'ASKED') await endUnanswered(t, found.booking.id, now);
}

/** Expires a reschedule under the request's lock, and emails both sides. */
export async function endUnanswered(t: Tx, bookingId: string, now: Date): Promise<void> {
  const reschedule = await endReschedule(t, { bookingId, state: 'ENDED', now });
  if (!reschedule) return;
  const { id: rescheduleId } = reschedule;
  await sendLater(t, { email: 'rescheduleEndedForPatient', rescheduleId }, now);
  await sendLater(t, { email: 'rescheduleEndedForSpecialist', rescheduleId }, now);
}
