import { accountOf } from '../account/attach-identity.ts';
import { isDisconnected } from '../account/disconnected-clinics.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requirePartner } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { noteVisit } from './note-visit.ts';
import { signPageToken } from './page-token.ts';
import { refusals } from './refusals.ts';

/** Token for a patient the partner's server signed in; the first creates the account (product.md 'Partners'). */
export const vouchForPatient: Handler<'vouchForPatient'> = async (ctx, { body }) => {
  const { partnerId, keyId } = requirePartner(ctx.actor);
  const userId = await inTransaction(ctx.db, async (t) => {
    const account = await accountOf(t, { email: body.email, name: undefined });
    if (await isDisconnected(t, account, partnerId)) throw refusals.clinicDisconnected();
    await noteVisit(t, { userId: account, partnerId, now: ctx.now() });
    await writeAudit(t, ctx, { action: 'partner.vouch', subjects: [account] });
    return account;
  });
  return signPageToken(ctx.config, { tag: 'vouched', partnerId, userId, keyId }, ctx.now());
};
