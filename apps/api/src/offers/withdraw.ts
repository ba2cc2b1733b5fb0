import type { Services } from '../http/context.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { mayInform } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { lockOffer, offerNotFound, type LockedOffer } from './lock.ts';
import { readOffer } from './read.ts';
import { readOfferStanding, requireOfferTransition } from './read-standing.ts';
import { sendLater } from './send-later.ts';

export const withdrawOffer: Handler<'withdrawOffer'> = async (ctx, { params }) => {
  const { userId, specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    const locked = await lockOffer(t, params.id);
    if (locked?.offer.specialist_id !== specialistId) throw offerNotFound();
    const { standing } = await readOfferStanding(t, locked, 'specialist', now);
    if (requireOfferTransition({ name: 'withdraw' }, standing, now) === 'allowed') {
      const act = { userId, act: `${params.id} withdrawn`, emails: 1, now };
      await takeBack(t, locked, { informs: await mayInform(t, act), now });
    }
  });
  runJobsSoon(ctx);
  return readOffer(ctx.db, params.id, { side: 'specialist', keys: ctx.config.fieldKeys, now });
};

async function takeBack(
  t: Tx,
  { offer }: LockedOffer,
  { informs, now }: { informs: boolean; now: Date },
): Promise<void> {
  await t.updateTable('offers').set({ state: 'WITHDRAWN', decided_at: now }).where('id', '=', offer.id).execute();
  if (informs) await sendLater(t, { email: 'offerWithdrawn', offerId: offer.id }, now);
}

export async function withdrawOffersOf(services: Services, specialistId: string): Promise<void> {
  const now = services.now();
  const open = await services.db
    .selectFrom('offers')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('state', '=', 'OPEN')
    .execute();
  for (const { id } of open) {
    await inTransaction(services.db, async (t) => {
      const locked = await lockOffer(t, id);
      const found = locked && (await readOfferStanding(t, locked, 'specialist', now));
      if (locked && found?.standing.status === 'OPEN') await takeBack(t, locked, { informs: true, now });
    });
  }
}
