import type { Tx } from '../db/transaction.ts';
import { mayInform } from '../http/caused-emails.ts';
import { sendLater } from './send-later.ts';

interface Loss {
  requestId: string;
  withdrawnBy?: string;
  now: Date;
}

/** Ends the other open offers of a locked request. None holds a time: a request has only one hold. */
export async function loseOffers(t: Tx, { requestId, withdrawnBy, now }: Loss): Promise<void> {
  const lost = await t
    .updateTable('offers')
    .set({ state: 'LOST', decided_at: now })
    .where('selection_id', '=', requestId)
    .where('state', '=', 'OPEN')
    .returning('id')
    .execute();
  if (withdrawnBy !== undefined) {
    const act = { userId: withdrawnBy, act: `${requestId} withdrawn`, emails: lost.length, now };
    if (!(await mayInform(t, act))) return;
  }
  const email = withdrawnBy === undefined ? 'offerLost' : 'requestWithdrawn';
  for (const { id: offerId } of lost) await sendLater(t, { email, offerId }, now);
}
