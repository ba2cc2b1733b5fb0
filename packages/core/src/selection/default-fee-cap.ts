import { limits } from '../limits.ts';

/** A pick with the fee its specialist advertises; null or left out: none. */
interface ListedPick {
  feeFromCents?: number | null;
}

const dollar = 100;
const tenDollars = 10 * dollar;

/** The highest fee that the picks advertise; null when none does. */
export function highestListedFee(picks: readonly ListedPick[]): number | null {
  const fees = picks.flatMap(({ feeFromCents }) => (feeFromCents == null ? [] : [feeFromCents]));
  return fees.length === 0 ? null : Math.max(...fees);
}

/** The maximum fee to suggest, in whole dollars: what was asked for, else the highest listed fee, rounded up to $10. */
export function defaultFeeCap(askedCents: number | null, picks: readonly ListedPick[]): number | null {
  if (askedCents !== null && askedCents >= dollar) return askedCents - (askedCents % dollar);
  const highest = highestListedFee(picks);
  return highest === null ? null : Math.min(Math.ceil(highest / tenDollars) * tenDollars, limits.maxFeeCents);
}

/** The cap of a request whose patient named none: the highest listed fee. Null when a pick lists no fee. */
export function impliedFeeCap(picks: readonly ListedPick[]): number | null {
  return picks.every(({ feeFromCents }) => feeFromCents != null) ? highestListedFee(picks) : null;
}
