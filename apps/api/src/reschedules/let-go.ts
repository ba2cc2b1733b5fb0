import { rescheduleStatus } from '@tele/core';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { endReschedule } from '../bookings/end-reschedule.ts';
import { lockReschedule } from './lock.ts';
import { sendLater } from './send-later.ts';

export async function endReschedulesOf({ db, now }: Services, specialistId: string): Promise<void> {
  const waiting = await db
    .selectFrom('reschedules')
    .select('id')
    .where('specialist_id', '=', specialistId)
    // Literal lets every plan use the partial index of waiting requests.
    .where('state', '=', sql.lit('ASKED'))
    .execute();
  for (const { id } of waiting) await inTransaction(db, (t) => letGo(t, id, now()));
}

async function letGo(t: Tx, rescheduleId: string, now: Date): Promise<void> {
  const found = await lockReschedule(t, rescheduleId);
  if (!found) return;
  const { state: status, answer_by } = found.reschedule;
  if (rescheduleStatus({ status, answerBy: answer_by.toISOString() }, now) !== 'ASKED') return;
  await endReschedule(t, { bookingId: found.booking.id, state: 'DECLINED', now });
  await sendLater(t, { email: 'rescheduleLetGo', rescheduleId }, now);
}
