import { declineRepliesOf } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { releaseCharges } from '../ledger/charges.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { closeIfNobodyIsLeft } from './close.ts';
import { acceptanceFeeOf } from '../bookings/fees.ts';
import { lockSelections } from '../bookings/lock.ts';
import { notFound } from '../bookings/find-selection.ts';
import { pastClaims, settleFirst } from './past-claims.ts';
import { refreshUsualReply } from './usual-reply.ts';
import { readStanding, requireTransition } from '../bookings/read-standing.ts';

/** Declines with an optional reply; the last one closes the request and releases the fee (spec 4). Idempotent. */
export const declineSelection: Handler<'declineSelection'> = async (ctx, { params, body }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  await pastClaims(ctx, async (t) => {
    const [selection] = await lockSelections(t, [params.id]);
    if (!selection) return notFound();
    const { standing, candidate, stale } = await readStanding(t, selection, { side: 'specialist', specialistId }, now);
    if (requireTransition({ name: 'decline' }, standing, now) === 'done' || !candidate) return;
    const reply = body?.reply ?? null;
    if (reply !== null && !declineRepliesOf(selection.profession).includes(reply)) {
      const text = 'Choose a reply from the list.';
      throw new ApiError('INVALID_INPUT', text, { fields: { reply: text } });
    }
    if (stale?.candidate_id === candidate.id) settleFirst(stale);
    await t
      .updateTable('candidates')
      .set({ status: 'DECLINED', decided_at: now, reply })
      .where('id', '=', candidate.id)
      .execute();
    await refreshUsualReply(t, specialistId, now);
    await releaseCharges(t, { subjects: [acceptanceFeeOf(candidate.id).subject], now });
    await closeIfNobodyIsLeft(t, selection, { now });
  });
  runJobsSoon(ctx);
  return { selectionId: params.id, status: 'DECLINED' };
};
