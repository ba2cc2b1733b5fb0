import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { find, seconds, type Store } from './store.ts';

const DAY_S = 24 * 3600;
const DOCUMENT = 'individual.verification.document';

/** What a new account is asked for, in the API's words. */
const FIRST_ASKS = [
  'business_profile.mcc',
  'external_account',
  'individual.address.line1',
  'individual.dob.day',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
];

/**
 * What the owner's form, or the provider, can make of an account:
 *
 * - `new` has given nothing; `halfway` stopped at the bank account and a document, with a day to give them by
 * - `checking` has sent everything and waits for the provider
 * - `complete` takes money and is paid out; `document` does, too, and is asked for one more document until a day
 * - `restricted` took money, and takes none until that document comes; `rejected` never will again
 */
export const standings = ['new', 'halfway', 'checking', 'complete', 'document', 'restricted', 'rejected'] as const;
export type AccountStatus = (typeof standings)[number];

interface AccountRequirements {
  submitted: boolean;
  active: boolean;
  due?: string[];
  overdue?: string[];
  pending?: string[];
  days?: number;
  disabled?: Stripe.Account.Requirements.DisabledReason;
}

const requirementsByStatus: Record<AccountStatus, AccountRequirements> = {
  new: { submitted: false, active: false, due: FIRST_ASKS, overdue: FIRST_ASKS, disabled: 'requirements.past_due' },
  halfway: {
    submitted: false,
    active: false,
    due: ['external_account', DOCUMENT],
    days: 14,
    disabled: 'requirements.past_due',
  },
  checking: { submitted: true, active: false, pending: [DOCUMENT], disabled: 'requirements.pending_verification' },
  complete: { submitted: true, active: true },
  document: { submitted: true, active: true, due: [DOCUMENT], days: 14 },
  restricted: {
    submitted: true,
    active: false,
    due: [DOCUMENT],
    overdue: [DOCUMENT],
    disabled: 'requirements.past_due',
  },
  rejected: { submitted: true, active: false, disabled: 'rejected.other' },
};

/** The fields of an account that follow from how it stands. */
export function fieldsOf(standing: AccountStatus): Stands {
  const {
    submitted,
    active,
    due = [],
    overdue = [],
    pending = [],
    days,
    disabled = null,
  } = requirementsByStatus[standing];
  const capability = active ? 'active' : standing === 'checking' ? 'pending' : 'inactive';
  return {
    details_submitted: submitted,
    charges_enabled: active,
    payouts_enabled: active,
    capabilities: { card_payments: capability, transfers: capability },
    requirements: {
      alternatives: [],
      current_deadline: days === undefined ? null : seconds() + days * DAY_S,
      currently_due: due,
      disabled_reason: disabled,
      errors: [],
      eventually_due: due,
      past_due: overdue,
      pending_verification: pending,
    },
  };
}

type Stands = Pick<
  Stripe.Account,
  'details_submitted' | 'charges_enabled' | 'payouts_enabled' | 'capabilities' | 'requirements'
>;

/** Moves an account, and says so. */
export function setStanding({ store, announce }: Desk, id: string, standing: AccountStatus): Stripe.Account {
  const account: Stripe.Account = { ...findAccount(store, id), ...fieldsOf(standing) };
  store.accounts.put(id, account);
  announce('account.updated', account, id);
  return account;
}

/** Throws resource_missing. */
export function findAccount(store: Store, id: string, param = 'account'): Stripe.Account {
  return find(store.accounts, id, { name: 'account', param });
}
