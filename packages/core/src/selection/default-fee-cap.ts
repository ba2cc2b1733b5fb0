import { limits } from '../limits.ts';

interface ListedPick {
  feeFromCents?: number | null;
}

const dollar = 100;
const tenDollars = 10 * dollar;

/** Highest advertised fee of the picks; null if none advertises one. */
export function highestListedFee(picks: readonly ListedPick[]): number | null {
  const fees = picks.flatMap(({ feeFromCents }) => (feeFromCents == null ? [] : [feeFromCents]));
  return fees.length === 0 ? null : Math.max(...fees);
}

/** Suggested maximum fee: the entered one, else the highest listed fee, rounded up to $10. */
export function defaultFeeCap(askedCents: number | null, picks: readonly ListedPick[]): number | null {
  if (askedCents !== null && askedCents >= dollar) return askedCents - (askedCents % dollar);
  const highest = highestListedFee(picks);
  return highest === null ? null : Math.min(Math.ceil(highest / tenDollars) * tenDollars, limits.maxFeeCents);
}

/** Highest listed fee; null if a pick lists no fee. */
export function impliedFeeCap(picks: readonly ListedPick[]): number | null {
  return picks.every(({ feeFromCents }) => feeFromCents != null) ? highestListedFee(picks) : null;
}
