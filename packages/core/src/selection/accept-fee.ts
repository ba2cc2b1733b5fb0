import { limits } from '../limits.ts';
import { parseAud } from '../money/parse-aud.ts';

/** What a specialist typed as the fee, in cents. `over-cap` asks 'This exceeds the patient’s fee cap. Continue?' first. */
export type FeeCheck =
  | { tag: 'ok'; feeCents: number }
  | { tag: 'over-cap'; feeCents: number }
  | { tag: 'invalid'; message: string };

/** The fee must be a positive amount in AUD (spec section 5 'Accept'). A missing cap caps nothing. */
export function checkFee(text: string, feeCapCents: number | null | undefined): FeeCheck {
  const feeCents = parseAud(text);
  if (feeCents === null || feeCents > limits.maxFeeCents) {
    return { tag: 'invalid', message: 'Please enter a valid fee in AUD (e.g., 250)' };
  }
  return { tag: feeCapCents != null && feeCents > feeCapCents ? 'over-cap' : 'ok', feeCents };
}
