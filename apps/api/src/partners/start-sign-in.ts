import { newId } from '../db/new-id.ts';
import type { Handler } from '../http/handler.ts';
import { requirePage } from './require-page.ts';

const minutes = 15;

/** Starts a sign-in; the page keeps the challenge's verifier in memory. */
export const startSignIn: Handler<'startSignIn'> = async (ctx, { body }) => {
  const { partner, origin } = await requirePage(ctx, body.publishableId);
  ctx.countForPartner(partner.id);
  const signInId = newId('sin');
  const expires = new Date(ctx.now().getTime() + minutes * 60_000);
  await ctx.db
    .insertInto('partner_sign_ins')
    .values({
      id: signInId,
      partner_id: partner.id,
      origin,
      challenge: body.challenge,
      expires_at: expires,
      approved_at: null,
      user_id: null,
      code_hash: null,
      exchanged_at: null,
    })
    .execute();
  const url = `${ctx.config.portalUrl}/sign-in?${new URLSearchParams({ flow: signInId })}`;
  return { signInId, url, expiresISO: expires.toISOString() };
};
