import type { PayoutState } from './statuses.ts';

export interface PayoutAccount {
  takesMoney: boolean;
  isSubmitted: boolean;
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
