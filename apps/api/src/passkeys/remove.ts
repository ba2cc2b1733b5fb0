import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import { requireSecondFactor } from './require-second-factor.ts';

export const removePasskey: Handler<'removePasskey'> = async (ctx, { params: { id } }) => {
  const person = requirePerson(ctx.actor);
  const { userId } = person;
  await inTransaction(ctx.db, async (t) => {
    const removed = await t
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new ApiError('NOT_FOUND', 'Passkey not found');
    requireSecondFactor(person, [removed], ctx.config);
    await sendSecurityEmailLater(t, { userId, email: 'passkeyRemoved' }, ctx.now());
    await writeAudit(t, ctx, { action: 'passkey.remove', subjects: [userId, id] });
  });
  runJobsSoon(ctx);
  return { ok: true };
};
