import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireBooker } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { noSuchPerson } from './read.ts';

/** `DELETE /users/me/people/:id`: whoever something was requested for stays with it, and is offered no more; anybody else is forgotten. */
export const removePerson: Handler<'removePerson'> = async (ctx, { params: { id } }) => {
  const { userId } = requireBooker(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    // As a request for them does: it is made before they are removed, or refused.
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
    // Added once more under its key, somebody is there once more.
    if (used)
      await t.updateTable('people').set({ removed_at: ctx.now(), made_as: null }).where('id', '=', id).execute();
    else await t.deleteFrom('people').where('id', '=', id).execute();
    await writeAudit(t, ctx, { action: 'person.remove', subjects: [userId, id] });
  });
  return { ok: true };
};
