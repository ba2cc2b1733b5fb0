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

/** How an account stands; null for none. Only an ACTIVE one may make offers (spec section 6, product.md 'Money'). */
export function payoutState(account: PayoutAccount | null): PayoutState {
  if (!account) return 'NONE';
  if (account.takesMoney) return 'ACTIVE';
  // While the first form is not sent, the provider calls every account disabled.
  return account.isSubmitted && account.disabledBecause !== null ? 'RESTRICTED' : 'INCOMPLETE';
}
