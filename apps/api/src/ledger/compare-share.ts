import type { PaymentRecord } from '../vendors/payment-records.ts';

export interface OurShare {
  accountId: string;
  ourFeeCents: number;
}

/** Difference in how a payment is shared; null for none. Staff fix it: nothing here moves money between accounts. */
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
