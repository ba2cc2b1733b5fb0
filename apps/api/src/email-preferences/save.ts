import type { Handler } from '../http/handler.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { readEmailPreferences } from './mine.ts';

export const saveEmailPreferences: Handler<'saveEmailPreferences'> = async ({ db, actor, now }, { body }) => {
  const { userId } = requirePerson(actor);
  const { dayBefore, hoursBefore } = body;
  const chosen_at = now();
  await inTransaction(db, async (t) => {
    await lockAccount(t, userId);
    await t
      .insertInto('email_preferences')
      .values({ user_id: userId, day_before: dayBefore ?? true, hours_before: hoursBefore ?? true, chosen_at })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          ...(dayBefore !== undefined && { day_before: dayBefore }),
          ...(hoursBefore !== undefined && { hours_before: hoursBefore }),
          chosen_at,
        }),
      )
      .execute();
  });
  return readEmailPreferences(db, userId);
};
