import { checkTransition } from '@tele/core';
import type { Services } from '../http/context.ts';
import { releaseCharges } from '../ledger/charges.ts';
import { closeIfNobodyIsLeft } from './close.ts';
import { acceptanceFeeOf } from '../bookings/fees.ts';
import { lockSelections } from '../bookings/lock.ts';
import { pastClaims, settleFirst } from './past-claims.ts';
import { readStanding } from '../bookings/read-standing.ts';

const batchSize = 50;

/** Loses the waiting candidates of a specialist who can no longer answer, except claims. Closes emptied requests. */
export async function letGoOf(services: Services, specialistId: string): Promise<void> {
  for (let after = ''; ;) {
    const batch = await services.db
      .selectFrom('candidates')
      .select(['selection_id as id'])
      .where('specialist_id', '=', specialistId)
      .where('status', '=', 'PENDING')
      .where('selection_id', '>', after)
      .orderBy('selection_id')
      .limit(batchSize)
      .execute();
    for (const { id } of batch) await letGo(services, { selectionId: id, specialistId });
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function letGo(
  services: Services,
  { selectionId, specialistId }: { selectionId: string; specialistId: string },
): Promise<void> {
  const now = services.now();
  await pastClaims(services, async (t) => {
    const [selection] = await lockSelections(t, [selectionId]);
    if (!selection) return;
    const { standing, candidate, stale } = await readStanding(t, selection, { side: 'specialist', specialistId }, now);
    // Declines if the transition table allows it: that excludes claimed, booked and ended candidates.
    if (!candidate || checkTransition({ name: 'decline' }, standing, now).tag !== 'allowed') return;
    if (stale?.candidate_id === candidate.id) settleFirst(stale);
    await t.updateTable('candidates').set({ status: 'LOST', decided_at: now }).where('id', '=', candidate.id).execute();
    await releaseCharges(t, { subjects: [acceptanceFeeOf(candidate.id).subject], now });
    await closeIfNobodyIsLeft(t, selection, { now });
  });
}
