import type { Tx } from '../db/transaction.ts';

/** Marks LOST the waiting candidates of a locked selection whose slot has been booked by somebody else meanwhile. */
export async function loseTakenSlots(t: Tx, selectionId: string, now: Date): Promise<void> {
  await t
    .updateTable('candidates as c')
    .set({ status: 'LOST', decided_at: now })
    .where('c.selection_id', '=', selectionId)
    .where('c.status', '=', 'PENDING')
    .where((row) =>
      row.exists(
        row
          .selectFrom('bookings as b')
          .select('b.id')
          .whereRef('b.specialist_id', '=', 'c.specialist_id')
          .whereRef('b.start_at', '=', 'c.start_at')
          .where('b.status', '=', 'CONFIRMED'),
      ),
    )
    .execute();
}
