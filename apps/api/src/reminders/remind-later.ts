import { nextReminder } from '@tele/core';
import type { Tx } from '../db/transaction.ts';

interface Reminded {
  bookingId: string;
  startAt: Date;
  now: Date;
}

export async function remindLater(t: Tx, { bookingId, startAt, now }: Reminded): Promise<void> {
  const next = nextReminder(startAt.toISOString(), now);
  if (next === null) {
    await t.deleteFrom('reminders_due').where('booking_id', '=', bookingId).execute();
    return;
  }
  await t
    .insertInto('reminders_due')
    .values({ booking_id: bookingId, remind_at: next })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ remind_at: next }))
    .execute();
}
