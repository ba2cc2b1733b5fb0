import { connectAgain } from '../account/disconnected-clinics.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { findSignIn } from './find-sign-in.ts';
import { refusals } from './refusals.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';

/** Approves a waiting page. The first approver may repeat it before the exchange, with another code each time. */
export const approveSignIn: Handler<'approveSignIn'> = async (ctx, { params }) => {
  const { userId } = requirePerson(ctx.actor);
  const { partner_id: partnerId } = await findSignIn(ctx.db, params.id);
  const now = ctx.now();
  const code = newSecret();
  await inTransaction(ctx.db, async (t) => {
    await lockAccount(t, userId);
    const approved = await t
      .updateTable('partner_sign_ins')
      .set({ approved_at: now, user_id: userId, code_hash: hashOf(code) })
      .where('id', '=', params.id)
      .where('exchanged_at', 'is', null)
      .where('expires_at', '>', now)
      .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', userId)]))
      .returning('id')
      .executeTakeFirst();
    if (!approved) throw refusals.signInOver();
    await connectAgain(t, userId, partnerId);
    await writeAudit(t, ctx, { action: 'partner.sign-in', subjects: [params.id] });
  });
  return { code };
};
