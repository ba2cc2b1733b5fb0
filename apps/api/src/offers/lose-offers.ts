import type { Tx } from '../db/transaction.ts';
import type { LetterName } from './letters.ts';
import { sendLater } from './send-later.ts';

interface Loss {
  requestId: string;
  /** What the specialists are told. */
  letter: Extract<LetterName, 'offerLost' | 'requestWithdrawn'>;
  now: Date;
}

/** Ends the open offers of a locked request that went another way. None of them holds a time: a request holds one at most, and that one was decided. */
export async function loseOffers(t: Tx, { requestId, letter, now }: Loss): Promise<void> {
  const lost = await t
    .updateTable('offers')
    .set({ state: 'LOST', decided_at: now })
    .where('selection_id', '=', requestId)
    .where('state', '=', 'OPEN')
    .returning('id')
    .execute();
  for (const { id: offerId } of lost) await sendLater(t, { letter, offerId }, now);
}
