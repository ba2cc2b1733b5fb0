import { defaultFeeCap, type FeeAgreement } from '@tele/core';

export interface FeeChoice {
  anyFee: boolean;
  /** Cents; null for an emptied field. Omitted while the suggestion is unchanged. */
  typedCents?: number | null;
}

export const noFeeChoice: FeeChoice = { anyFee: false };

interface ListedPick {
  feeFromCents: number | null;
}

/** Amount in the field, in cents: typed, else suggested; null when empty. */
export function feeAmount(
  { typedCents }: FeeChoice,
  askedCents: number | null,
  picks: readonly ListedPick[],
): number | null {
  return typedCents === undefined ? defaultFeeCap(askedCents, picks) : typedCents;
}

export function feeAgreementOf({ anyFee }: FeeChoice, amountCents: number | null): FeeAgreement | null {
  if (anyFee) return { feeCapCents: null, anyFee: true };
  return amountCents === null ? null : { feeCapCents: amountCents, anyFee: false };
}

export function readFeeChoice(kept: unknown): FeeChoice {
  if (typeof kept !== 'object' || kept === null) return noFeeChoice;
  const anyFee = Reflect.get(kept, 'anyFee') === true;
  const typedCents: unknown = Reflect.get(kept, 'typedCents');
  if (typedCents === null) return { anyFee, typedCents };
  const isAmount = typeof typedCents === 'number' && typedCents > 0 && typedCents % 100 === 0;
  return isAmount ? { anyFee, typedCents } : { anyFee };
}
