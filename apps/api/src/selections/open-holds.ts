import { dayMs } from '@tele/core';
import { budgets } from '@tele/core/contract';
import { countOf } from '../db/count-of.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { inTime } from '../http/in-time.ts';

/** Throws if the locked patient has too many booking fees held or pending, leaving room for `more`. */
export async function requireRoomForHold(t: Tx, userId: string, more: 0 | 1): Promise<void> {
  const held = await countOf(
    t,
    t
      .selectFrom('charges')
      .where('user_id', '=', userId)
      .where('kind', '=', 'booking_fee')
      .where('status', 'in', ['STARTED', 'ACTION_REQUIRED', 'AUTHORISED']),
  );
  if (held + more <= budgets.openHolds) return;
  const text = `You have ${budgets.openHolds} requests in progress. To send another, cancel one, or wait until one is booked or closes.`;
  throw new ApiError('TOO_MANY_OPEN_REQUESTS', text);
}

/** Throws if the locked patient made too many unpaid requests in a day: each stays for weeks. */
export async function requireRoomForUnpaid(t: Tx, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const unpaid = await t
    .selectFrom('selections')
    .select('created_at')
    .where('patient_id', '=', userId)
    .where('created_at', '>', since)
    .where('submitted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(budgets.unpaidRequests)
    .execute();
  const oldest = unpaid[budgets.unpaidRequests - 1];
  if (!oldest) return;
  const wait = Math.ceil((oldest.created_at.getTime() - since.getTime()) / 1_000);
  const text = `You’ve made a lot of requests without paying for them. Pay for one of them, or try again ${inTime(wait)}.`;
  throw new ApiError('TOO_MANY_OPEN_REQUESTS', text, { retryAfter: wait });
}
