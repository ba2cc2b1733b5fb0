import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { mayInform } from '../http/caused-emails.ts';
import { endSelection, isSent } from './close.ts';
import { sendLater } from './send-later.ts';

/** Withdraws an open, locked selection: candidates can no longer answer, the booking fee is released. */
export async function withdrawSelection(t: Tx, selection: Row<'selections'>, now: Date): Promise<void> {
  const candidates = await t
    .updateTable('candidates')
    .set({ status: 'CANCELLED', decided_at: now })
    .where('selection_id', '=', selection.id)
    .where('status', '=', 'PENDING')
    .returning('specialist_id')
    .execute();
  await endSelection(t, selection, { because: 'withdrawn', now });
  if (!isSent(selection)) return;
  const act = { userId: selection.patient_id, act: `${selection.id} withdrawn`, emails: candidates.length, now };
  if (!(await mayInform(t, act))) return;
  for (const { specialist_id: specialistId } of candidates) {
    await sendLater(t, { email: 'requestWithdrawn', selectionId: selection.id, specialistId }, now);
  }
}
