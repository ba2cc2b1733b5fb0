import type { PaymentRecord } from '../vendors/payment-records.ts';

/** Where a charge's money goes on to, and what of it stays ours in integer cents. */
export interface OurShare {
  accountId: string;
  ourFeeCents: number;
}

/**
 * What is wrong with how a payment was shared with a payout account, in words; null where both sides agree. A person looks at each: nothing that
 * is done here moves money between accounts.
 */
export function shareFault(ours: OurShare | null, { share, fate, capturedCents }: PaymentRecord): string | null {
  if (ours?.accountId !== share?.accountId || ours?.ourFeeCents !== share?.ourFeeCents)
    return 'it is shared differently there';
  if (!share) return null;
  const { keptCents, feeKeptCents, ourFeeCents } = share;
  if (fate === 'taken' && (keptCents !== capturedCents || feeKeptCents !== ourFeeCents))
    return 'the account did not get its share';
  if (fate === 'returned' && (keptCents !== 0 || feeKeptCents !== 0))
    return 'the account or Tele kept part of the refund';
  return null;
}
