/** Cents (integer, AUD) with two decimals: `$250.00`, `$1,118.75` (spec section 9 'Fees'). */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${formatAmount(Math.abs(cents))}`;
}

/**
 * Cents as whole dollars, `$300`: a fee cap (spec section 2 'Provider inbox'), the price on a button ('Submit & pay $15'). Rounds down, because a
 * cap shown higher than it is invites a fee that the server refuses.
 */
export function formatWholeDollars(cents: number): string {
  return `$${withCommas(Math.floor(cents / 100))}`;
}

/** Cents as they stand in a field that draws its own sign: `1,118.75`. Not negative; `parseAud` reads it back. */
export function formatAmount(cents: number): string {
  return `${withCommas(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

function withCommas(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
