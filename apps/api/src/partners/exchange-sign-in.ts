import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { findSignIn, stateOf } from './find-sign-in.ts';
import { beginSession, repeatSession } from './person-session.ts';
import { refusals } from './refusals.ts';
import { requirePage } from './require-page.ts';
import { hasHash } from '../encryption/secret.ts';

/** Window for repeating an exchange whose response was lost. */
const repeatMs = 60_000;

export const exchangeSignIn: Handler<'exchangeSignIn'> = async (ctx, { params, body }) => {
  const page = await requirePage(ctx, body.publishableId);
  const signIn = await findSignIn(ctx.db, params.id);
  const isItsPage = signIn.partner_id === page.partner.id && signIn.origin === page.origin;
  if (!isItsPage || !hasHash(body.verifier, signIn.challenge)) throw refusals.noSignIn();
  const now = ctx.now();
  const state = stateOf(signIn, now);
  if (state === 'EXPIRED') throw refusals.signInOver();
  if (state === 'WAITING') return { session: null };
  if (body.code !== undefined && !hasHash(body.code, signIn.code_hash ?? '')) throw refusals.noSignIn();

  const session = await inTransaction(ctx.db, async (t) => {
    const first = await t
      .updateTable('partner_sign_ins')
      .set({ exchanged_at: now })
      .where('id', '=', signIn.id)
      .where('exchanged_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (first) return beginSession(t, ctx, { page, signInId: signIn.id, userId: first.user_id ?? '' });
    const exchanged = await t
      .selectFrom('partner_sign_ins')
      .select('exchanged_at')
      .where('id', '=', signIn.id)
      .where('exchanged_at', '>', new Date(now.getTime() - repeatMs))
      .executeTakeFirst();
    return exchanged && repeatSession(t, ctx, signIn.id);
  });
  if (!session) throw refusals.signInOver();
  return { session };
};
