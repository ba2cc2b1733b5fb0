import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { liveCharge } from '../ledger/charges.ts';
import { endSelection, isSent } from './close.ts';
import { bookingFeeOf } from './fees.ts';
import { refuseWhileClaimed } from './past-claims.ts';
import { sendLater } from './send-later.ts';

/** Withdraws an open, locked selection: nobody may answer it any more, and the booking fee is let go (product.md 'Money'). */
export async function withdrawSelection(t: Tx, selection: Row<'selections'>, now: Date): Promise<void> {
  await refuseWhileClaimed(t, { selectionId: selection.id, now });
  const charge = await liveCharge(t, bookingFeeOf(selection.id));
  if (charge?.status === 'STARTED' && charge.started_until > now) {
    throw new ApiError('PAYMENT_IN_PROGRESS', 'A payment for this request is being processed. Try again in a moment.');
  }
  const asked = await t
    .updateTable('candidates')
    .set({ status: 'CANCELLED', decided_at: now })
    .where('selection_id', '=', selection.id)
    .where('status', '=', 'PENDING')
    .returning('specialist_id')
    .execute();
  await endSelection(t, selection, { because: 'withdrawn', now });
  if (!isSent(selection)) return;
  for (const { specialist_id } of asked) {
    await sendLater(t, { letter: 'requestWithdrawn', selectionId: selection.id, specialistId: specialist_id }, now);
  }
}
