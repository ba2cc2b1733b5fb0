import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { closeSelection, hasLapsed, lapseOf } from './close.ts';
import { lockSelection } from '../bookings/lock.ts';

export async function lapseSelection({ db, now: clock }: Services, selectionId: string): Promise<void> {
  const now = clock();
  await inTransaction(db, async (t) => {
    const selection = await lockSelection(t, selectionId);
    if (!hasLapsed(selection, now)) return;
    const claim = await t
      .selectFrom('bookings')
      .select('id')
      .where('selection_id', '=', selectionId)
      .where('status', '=', 'CLAIMED')
      .executeTakeFirst();
    if (!claim) await closeSelection(t, selection, { because: lapseOf(selection), now });
  });
}
