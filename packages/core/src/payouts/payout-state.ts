import type { PayoutState } from './statuses.ts';

/** What the payment provider says of an account. */
export interface PayoutAccount {
  /** Whether what patients pay can be transferred to it. */
  takesMoney: boolean;
  /** Whether everything it asks for at the start was given. */
  isSubmitted: boolean;
  /** Why it was closed or paused, in the provider's words; null for neither. */
  disabledBecause: string | null;
}

/** The provider's word for an account of which it has all it asked for, and has not decided yet. */
const beingLookedAt = 'requirements.pending_verification';

/** How an account stands; null for none. Only an ACTIVE one may make offers (spec section 6, product.md 'Money'). */
export function payoutState(account: PayoutAccount | null): PayoutState {
  if (!account) return 'NONE';
  if (account.takesMoney) return 'ACTIVE';
  // Until the first form is sent and looked at, the provider calls every account disabled.
  const isNew = !account.isSubmitted || account.disabledBecause === beingLookedAt;
  return isNew || account.disabledBecause === null ? 'INCOMPLETE' : 'RESTRICTED';
}
