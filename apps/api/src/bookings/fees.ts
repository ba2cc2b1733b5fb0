import type { Purpose, Subject } from '../ledger/charge.ts';
import type { Tx } from '../db/transaction.ts';

/** The patient's booking fee. */
export const bookingFeeOf = (selectionId: string): Purpose => ({
  kind: 'booking_fee',
  subject: { type: 'selection', id: selectionId },
});

/** The specialist's fee for accepting. */
export const acceptanceFeeOf = (candidateId: string): Purpose => ({
  kind: 'acceptance_fee',
  subject: { type: 'candidate', id: candidateId },
});

/** Charge subjects of a selection: itself and its candidates. */
export async function subjectsOf(t: Tx, selectionId: string): Promise<Subject[]> {
  const candidates = await t.selectFrom('candidates').select('id').where('selection_id', '=', selectionId).execute();
  return [bookingFeeOf(selectionId).subject, ...candidates.map(({ id }) => acceptanceFeeOf(id).subject)];
}
