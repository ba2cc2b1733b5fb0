import type { Tx } from '../db/transaction.ts';

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
          .where((booked) =>
            booked.or([
              booked('b.specialist_id', '=', booked.ref('c.specialist_id')),
              booked('b.patient_id', '=', booked.ref('c.patient_id')),
            ]),
          )
          .whereRef('b.start_at', '=', 'c.start_at')
          .where('b.status', '=', 'CONFIRMED'),
      ),
    )
    .execute();
}
