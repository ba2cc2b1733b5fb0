/** Whether a fee is above what the patient said; both in cents. A missing cap caps nothing (spec section 5 'Accept'). */
export function isOverCap(feeCents: number, feeCapCents: number | null | undefined): boolean {
  return feeCapCents != null && feeCents > feeCapCents;
}
