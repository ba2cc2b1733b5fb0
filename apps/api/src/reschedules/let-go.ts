import { rescheduleStatus } from '@tele/core';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { lockReschedule } from './lock.ts';
import { sendLater } from './send-later.ts';

/** Ends what waits for a specialist who may not answer any more: the bookings stay, the times asked for are free again, and their patients are told. */
export async function endReschedulesOf({ db, now }: Services, specialistId: string): Promise<void> {
  const waiting = await db
    .selectFrom('reschedules')
    .select('id')
    .where('specialist_id', '=', specialistId)
    // In a literal, so that every plan sees that the index of those that wait has them all.
    .where('state', '=', sql.lit('ASKED'))
    .execute();
  for (const { id } of waiting) await inTransaction(db, (t) => letGo(t, id, now()));
}

async function letGo(t: Tx, rescheduleId: string, now: Date): Promise<void> {
  const found = await lockReschedule(t, rescheduleId);
  if (!found) return;
  const { state: status, answer_by } = found.reschedule;
  // What nobody answered in time has an end, and emails, of its own.
  if (rescheduleStatus({ status, answerBy: answer_by.toISOString() }, now) !== 'ASKED') return;
  await endReschedule(t, { bookingId: found.booking.id, state: 'DECLINED', now });
  await sendLater(t, { letter: 'rescheduleLetGo', rescheduleId }, now);
}
