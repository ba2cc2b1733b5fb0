import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { findSavedCard } from '../ledger/saved-cards.ts';
import { unusableCard } from '../vendors/payment-answers.ts';

/** True if the card is saved. Throws CARD_DECLINED if it is another person's. */
export async function requireOwnCard(
  t: Tx,
  { paymentMethodId, userId }: { paymentMethodId: string; userId: string },
): Promise<boolean> {
  const saved = await findSavedCard(t, paymentMethodId);
  if (saved && saved.user_id !== userId) throw new ApiError('CARD_DECLINED', unusableCard);
  return saved !== undefined;
}
