import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { find, seconds, type Store } from './store.ts';

const DAY_S = 24 * 3600;
const DOCUMENT = 'individual.verification.document';

/** Requirements of a new account, in the API's words. */
const FIRST_ASKS = [
  'business_profile.mcc',
  'external_account',
  'individual.address.line1',
  'individual.dob.day',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
];

/** Account states. `document` works but needs another document; `restricted` needs it first. */
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

export function setStanding({ store, announce }: Desk, id: string, standing: AccountStatus): Stripe.Account {
  const account: Stripe.Account = { ...findAccount(store, id), ...fieldsOf(standing) };
  store.accounts.put(id, account);
  announce('account.updated', account, id);
  return account;
}

export function findAccount(store: Store, id: string, param = 'account'): Stripe.Account {
  return find(store.accounts, id, { name: 'account', param });
}
