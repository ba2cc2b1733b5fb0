import { limits } from '../limits.ts';

/** Whether a fee can be asked. `over-cap` asks 'This exceeds the patient’s fee cap. Continue?' first. */
export type FeeCheck =
  | { tag: 'ok'; feeCents: number }
  | { tag: 'over-cap'; feeCents: number }
  | { tag: 'invalid'; message: string };

/** The fee, in whole cents or null for none, must be a positive amount (spec section 5 'Accept'). A missing cap caps nothing. */
export function checkFee(feeCents: number | null, feeCapCents: number | null | undefined): FeeCheck {
  if (feeCents === null || feeCents <= 0 || feeCents > limits.maxFeeCents) {
    return { tag: 'invalid', message: 'Please enter a valid fee in AUD (e.g., 250)' };
  }
  return { tag: feeCapCents != null && feeCents > feeCapCents ? 'over-cap' : 'ok', feeCents };
}
