import { limits } from '../limits.ts';

/** True over twice or under half the usual fee (null: none), or over $1,000. Integer cents (product.md 'Money'). */
export function isUnusualFee(feeCents: number, usualCents: number | null): boolean {
  if (feeCents > limits.unusualFeeCents) return true;
  return usualCents !== null && (feeCents > usualCents * 2 || feeCents * 2 < usualCents);
}
