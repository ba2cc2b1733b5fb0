import type { Purpose, Subject } from '../ledger/charge.ts';
import type { Tx } from '../db/transaction.ts';

export const bookingFeeOf = (selectionId: string): Purpose => ({
  kind: 'booking_fee',
  subject: { type: 'selection', id: selectionId },
});

export const acceptanceFeeOf = (candidateId: string): Purpose => ({
  kind: 'acceptance_fee',
  subject: { type: 'candidate', id: candidateId },
});

export async function subjectsOf(t: Tx, selectionId: string): Promise<Subject[]> {
  const candidates = await t.selectFrom('candidates').select('id').where('selection_id', '=', selectionId).execute();
  return [bookingFeeOf(selectionId).subject, ...candidates.map(({ id }) => acceptanceFeeOf(id).subject)];
}
