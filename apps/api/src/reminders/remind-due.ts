import { dueReminder } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { reminderJob } from './send-reminder.ts';
import { remindLater } from './remind-later.ts';

const batchSize = 8;
const sides = ['patient', 'specialist'] as const;

/** Sends due reminders. Unique rows per booking, time, kind and side prevent duplicates. Skips outdated ones. */
export async function remindDue({ db, now: clock }: Services): Promise<number> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const due = await t
      .selectFrom('reminders_due')
      .select('booking_id')
      .where('remind_at', '<=', now)
      .orderBy('remind_at')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { booking_id: id } of due) {
      // Read after the lock: sees earlier reschedules; later ones wait and schedule another reminder.
      const { start_at: startAt, status } = await t
        .selectFrom('bookings')
        .select(['start_at', 'status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (status === 'CONFIRMED') {
        await write(t, { bookingId: id, startAt, now });
        await remindLater(t, { bookingId: id, startAt, now });
      } else await t.deleteFrom('reminders_due').where('booking_id', '=', id).execute();
    }
    return due.length;
  });
}

async function write(t: Tx, { bookingId, startAt, now }: { bookingId: string; startAt: Date; now: Date }) {
  const startISO = startAt.toISOString();
  const kind = dueReminder(startISO, now);
  if (kind === null) return;
  const written = await t
    .insertInto('reminders_written')
    .values(sides.map((side) => ({ booking_id: bookingId, start_at: startAt, kind, side })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('side')
    .execute();
  for (const { side } of written) await reminderJob.enqueue(t, { bookingId, startISO, reminder: kind, side }, now);
}
