import { limits } from '../limits.ts';

/**
 * Whether a fee needs a confirmation: over twice or under half the usual one, or over $1,000 (product.md 'Money'). Integer cents;
 * `usualCents` is null for somebody without a usual fee.
 */
export function isUnusualFee(feeCents: number, usualCents: number | null): boolean {
  if (feeCents > limits.unusualFeeCents) return true;
  return usualCents !== null && (feeCents > usualCents * 2 || feeCents * 2 < usualCents);
}
