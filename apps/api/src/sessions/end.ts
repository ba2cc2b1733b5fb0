import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';

/** `DELETE /users/me/sessions/:id`: the device's next call is refused. */
export const endOwnSession: Handler<'endOwnSession'> = async (ctx, { params: { id } }) => {
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    const session = await t
      .updateTable('sessions')
      .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(ctx.now())) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!session) throw new ApiError('NOT_FOUND', 'Device not found');
    await writeAudit(t, ctx, { action: 'session.end', subjects: [userId, id] });
  });
  return { ok: true };
};

export const endAllSessions: Handler<'endAllSessions'> = async (ctx) => {
  const { userId } = requirePerson(ctx.actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    await t.updateTable('users').set({ sessions_ended_at: now }).where('id', '=', userId).execute();
    await t
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    // Waits for a page's exchange in progress: its session ends below.
    await t.deleteFrom('partner_sign_ins').where('user_id', '=', userId).where('exchanged_at', 'is', null).execute();
    await t
      .updateTable('partner_sessions')
      .set({ ended_at: now })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    await writeAudit(t, ctx, { action: 'session.end-all', subjects: [userId] });
  });
  return { ok: true };
};
