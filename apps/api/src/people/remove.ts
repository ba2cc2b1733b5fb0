import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireBooker } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { noSuchPerson } from './read.ts';

/** `DELETE /users/me/people/:id`: hides a person with requests, forgets any other. */
export const removePerson: Handler<'removePerson'> = async (ctx, { params: { id } }) => {
  const { userId } = requireBooker(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    // Locked like new requests, which come before the removal or fail.
    await lockAccount(t, userId);
    const found = await t
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw noSuchPerson();
    const used = await t.selectFrom('selections').select('id').where('person_id', '=', id).limit(1).executeTakeFirst();
    // Clearing the key lets a repeated add create the person again.
    if (used)
      await t.updateTable('people').set({ removed_at: ctx.now(), made_as: null }).where('id', '=', id).execute();
    else await t.deleteFrom('people').where('id', '=', id).execute();
    await writeAudit(t, ctx, { action: 'person.remove', subjects: [userId, id] });
  });
  return { ok: true };
};
