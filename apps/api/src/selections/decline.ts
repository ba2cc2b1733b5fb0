import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { releaseCharges } from '../ledger/charges.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { closeIfNobodyIsLeft, hasLapsed } from './close.ts';
import { acceptanceFeeOf } from './fees.ts';
import { lockSelections } from './lock.ts';
import { notFound } from './mine.ts';
import { pastClaims, refuseWhileClaimed } from './past-claims.ts';

/** Declines; when the last one declines, the request closes and the booking fee is let go (spec section 4). */
export const declineSelection: Handler<'declineSelection'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  await pastClaims(ctx, async (t) => {
    const [selection] = await lockSelections(t, [params.id]);
    const candidate = await t
      .selectFrom('candidates')
      .select(['id', 'status'])
      .where('selection_id', '=', params.id)
      .where('specialist_id', '=', specialistId)
      .executeTakeFirst();
    if (!selection || !candidate || selection.submitted_at === null) return notFound();
    if (selection.state === 'BOOKED' && candidate.status !== 'ACCEPTED')
      throw new ApiError('ALREADY_BOOKED', 'Already booked');
    if (selection.state !== 'OPEN' || hasLapsed(selection, now) || candidate.status !== 'PENDING') {
      throw new ApiError('ALREADY_DECIDED', 'Already decided');
    }
    await refuseWhileClaimed(t, { selectionId: selection.id, candidateId: candidate.id, now });
    await t
      .updateTable('candidates')
      .set({ status: 'DECLINED', decided_at: now })
      .where('id', '=', candidate.id)
      .execute();
    await releaseCharges(t, { subjects: [acceptanceFeeOf(candidate.id).subject], now });
    await closeIfNobodyIsLeft(t, selection, { now });
  });
  drainSoon(ctx);
  return { selectionId: params.id, status: 'DECLINED' };
};
