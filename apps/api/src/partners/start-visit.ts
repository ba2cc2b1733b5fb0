import type { Handler } from '../http/handler.ts';
import { signPageToken } from './page-token.ts';
import { requirePage } from './require-page.ts';

export const startVisit: Handler<'startVisit'> = async (ctx, { body }) => {
  const { partner, origin } = await requirePage(ctx, body.publishableId);
  ctx.countForPartner(partner.id);
  const claims = { tag: 'visitor', partnerId: partner.id, origin } as const;
  return {
    ...(await signPageToken(ctx.config, claims, ctx.now())),
    partner: { name: partner.name },
    portalUrl: ctx.config.portalUrl,
    stripe: ctx.config.stripePages ?? null,
  };
};
