import { defaultFeeCap, type FeeAgreement } from '@tele/core';

/** What a patient chose as the most they will pay. */
export interface FeeChoice {
  anyFee: boolean;
  /** Cents; null for an emptied field. Left out as long as the suggested amount is unchanged. */
  typedCents?: number | null;
}

export const noFeeChoice: FeeChoice = { anyFee: false };

interface ListedPick {
  feeFromCents: number | null;
}

/** The amount in the field, in cents: as typed, else the suggested one; null when empty. */
export function feeAmount(
  { typedCents }: FeeChoice,
  askedCents: number | null,
  picks: readonly ListedPick[],
): number | null {
  return typedCents === undefined ? defaultFeeCap(askedCents, picks) : typedCents;
}

/** What the patient agrees to; null while nothing is entered. */
export function feeAgreementOf({ anyFee }: FeeChoice, amountCents: number | null): FeeAgreement | null {
  if (anyFee) return { feeCapCents: null, anyFee: true };
  return amountCents === null ? null : { feeCapCents: amountCents, anyFee: false };
}

/** A kept choice as it was written; anything else counts as none. */
export function readFeeChoice(kept: unknown): FeeChoice {
  if (typeof kept !== 'object' || kept === null) return noFeeChoice;
  const anyFee = Reflect.get(kept, 'anyFee') === true;
  const typedCents: unknown = Reflect.get(kept, 'typedCents');
  if (typedCents === null) return { anyFee, typedCents };
  const isAmount = typeof typedCents === 'number' && typedCents > 0 && typedCents % 100 === 0;
  return isAmount ? { anyFee, typedCents } : { anyFee };
}
