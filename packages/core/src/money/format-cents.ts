/** Cents (integer, AUD) with two decimals: `$250.00`, `$1,118.75` (spec section 9 'Fees'). */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const rest = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${withCommas(Math.floor(amount / 100))}.${rest}`;
}

/**
 * Cents as whole dollars, `$300`: a fee cap (spec section 2 'Provider inbox'). Rounds down, because a cap shown higher
 * than it is invites a fee that the server refuses.
 */
export function formatWholeDollars(cents: number): string {
  return `$${withCommas(Math.floor(cents / 100))}`;
}

function withCommas(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
