import type { PayoutState } from './statuses.ts';

/** Account facts from the payment provider. */
export interface PayoutAccount {
  /** True if patients' payments can be transferred to it. */
  takesMoney: boolean;
  /** True if all initial requirements were submitted. */
  isSubmitted: boolean;
  /** Reason it was closed or paused, in the provider's words; null if neither. */
  disabledBecause: string | null;
}

/** The provider's value for a complete account under review. */
const beingLookedAt = 'requirements.pending_verification';

/** State of a payout account. Only ACTIVE accounts may make offers (spec section 6, product.md 'Money'). */
export function payoutState(account: PayoutAccount | null): PayoutState {
  if (!account) return 'NONE';
  if (account.takesMoney) return 'ACTIVE';
  // The provider reports accounts as disabled until the first form is submitted and reviewed.
  const isNew = !account.isSubmitted || account.disabledBecause === beingLookedAt;
  return isNew || account.disabledBecause === null ? 'INCOMPLETE' : 'RESTRICTED';
}
