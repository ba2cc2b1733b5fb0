export interface FeeAgreement {
  feeCapCents: number | null;
  anyFee: boolean;
}

/** Without an agreement every fee is over the cap. */
export function isOverCap(feeCents: number, { feeCapCents, anyFee }: FeeAgreement): boolean {
  return !anyFee && (feeCapCents === null || feeCents > feeCapCents);
}
