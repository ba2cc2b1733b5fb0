import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../jobs/attempt.ts';
import { mayInform } from '../http/caused-emails.ts';
import { lockSelections } from '../bookings/lock.ts';
import { takeEndedClaims } from '../selections/take-ended-claims.ts';
import { sendLater } from './send-later.ts';
import { settleOffer } from './settle-offer.ts';

const batchSize = 8;

/** For an offer `o` without a held time. */
const holdsNothing = sql<boolean>`(select b.id from bookings b where b.offer_id = o.id and b.status = 'CLAIMED' limit 1) is null`;

/** Books holds paid within the window; releases the rest. */
export async function settleEndedHolds(services: Services): Promise<number> {
  const ended = await takeEndedClaims(services, 'offer_id');
  for (const { offer_id: offerId } of ended)
    if (offerId !== null) await attempt(services, { offerId }, () => settleOffer(services, offerId, { giveUp: true }));
  return ended.length;
}

/** Expired offers; those with a pending payment wait. */
export async function expireDue(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('offers as o')
    .select(['o.selection_id as requestId'])
    .where('o.state', '=', sql.lit('OPEN'))
    .where('o.expires_at', '<=', now)
    .where(holdsNothing)
    .orderBy('o.expires_at')
    .limit(batchSize)
    .execute();
  let done = 0;
  for (const requestId of new Set(due.map((offer) => offer.requestId))) {
    const work = () =>
      inTransaction(services.db, async (t) => {
        await lockSelections(t, [requestId]);
        await expireOffers(t, { requestId, now });
      });
    if (await attempt(services, { requestId }, work)) done += 1;
  }
  return done;
}

/** Expires offers of a locked request, for one specialist or all, except those with a held time. */
export async function expireOffers(
  t: Tx,
  { requestId, specialistId, now }: { requestId: string; specialistId?: string; now: Date },
): Promise<void> {
  let due = t
    .updateTable('offers as o')
    .set({ state: 'EXPIRED', decided_at: now })
    .where('o.selection_id', '=', requestId)
    .where('o.state', '=', 'OPEN')
    .where('o.expires_at', '<=', now)
    .where(holdsNothing);
  if (specialistId !== undefined) due = due.where('o.specialist_id', '=', specialistId);
  const ended = await due.returning('o.id').execute();
  for (const { id: offerId, userId } of await withAccounts(t, ended)) {
    const informs = await mayInform(t, { userId, act: `${offerId} expired`, emails: 1, now });
    if (informs) await sendLater(t, { email: 'offerExpiredForPatient', offerId }, now);
    await sendLater(t, { email: 'offerExpired', offerId }, now);
  }
}

/** Ordered by account: concurrent sweeps count emails in the same order. */
async function withAccounts(t: Tx, offers: readonly { id: string }[]): Promise<{ id: string; userId: string }[]> {
  if (offers.length === 0) return [];
  const ids = offers.map(({ id }) => id);
  return t
    .selectFrom('offers as o')
    .innerJoin('specialists as s', 's.id', 'o.specialist_id')
    .select(['o.id', 's.user_id as userId'])
    .where('o.id', 'in', ids)
    .orderBy('s.user_id')
    .orderBy('o.id')
    .execute();
}
