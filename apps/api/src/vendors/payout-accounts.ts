import type { Stripe } from 'stripe';
import { payoutStatuses, type PayoutAccount, type PayoutStatus } from '@tele/core';
import { refusalOf, type Refusal } from './payment-answers.ts';
import { translate } from './payment-errors.ts';
import { lazyStripe, type StripeConfig } from './stripe-client.ts';

export interface SeenAccount extends PayoutAccount {
  tag: 'account';
  accountId: string;
  asks: readonly string[];
  asksBy: Date | null;
}

/** Integer cents, AUD; negative after a refund of money already paid out. */
export interface AccountBalance {
  tag: 'balance';
  availableCents: number;
  pendingCents: number;
}

export interface Payout {
  id: string;
  amountCents: number;
  status: PayoutStatus;
  arrivesAt: Date;
}

/** Payees' accounts. Every call throws PaymentUnavailable without an answer; refusals are values. */
export interface PayoutAccounts {
  /** One account per key. It takes no money before onboarding at the provider. */
  create: (input: { userId: string; email: string; idempotencyKey: string }) => Promise<SeenAccount | Refusal>;
  /** Onboarding URL: works once, for some minutes. */
  link: (input: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }) => Promise<{ tag: 'link'; url: string } | Refusal>;
  look: (accountId: string) => Promise<SeenAccount | Refusal>;
  balance: (accountId: string) => Promise<AccountBalance | Refusal>;
  payouts: (accountId: string, limit: number) => Promise<{ tag: 'payouts'; items: readonly Payout[] } | Refusal>;
}

/** For pages, which fall back to stored values. */
const brief = { timeout: 4_000, maxNetworkRetries: 0 };

/** Accounts at Stripe Connect, or a service with its protocol at `stripeApiUrl`. */
export function createPayoutAccounts(config: StripeConfig, { retries = 1 }: { retries?: number } = {}): PayoutAccounts {
  const stripe = lazyStripe(config, retries);
  return {
    async create({ userId, email, idempotencyKey }) {
      const api = await stripe();
      return translate(api.accounts.create(accountParams(userId, email), { idempotencyKey })).then(
        accountOf,
        refusalOf,
      );
    },

    async link({ accountId, returnUrl, refreshUrl }) {
      const api = await stripe();
      const params = { account: accountId, type: 'account_onboarding', return_url: returnUrl, refresh_url: refreshUrl };
      const making = translate(api.accountLinks.create(params));
      return making.then(({ url }) => ({ tag: 'link' as const, url }), refusalOf);
    },

    async look(accountId) {
      const api = await stripe();
      return translate(api.accounts.retrieve(accountId, {}, brief)).then(accountOf, refusalOf);
    },

    async balance(accountId) {
      const api = await stripe();
      return translate(api.balance.retrieve({}, { ...brief, stripeAccount: accountId })).then(balanceOf, refusalOf);
    },

    async payouts(accountId, limit) {
      const api = await stripe();
      const listing = translate(api.payouts.list({ limit }, { ...brief, stripeAccount: accountId }));
      return listing.then(({ data }) => ({ tag: 'payouts' as const, items: data.map(payoutOf) }), refusalOf);
    },
  };
}

/** We collect payments, pay fees and bear losses; owners get the provider's Express dashboard. */
function accountParams(userId: string, email: string): Stripe.AccountCreateParams {
  return {
    country: 'AU',
    email,
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { userId },
  };
}

function accountOf(account: Stripe.Account): SeenAccount {
  const { requirements } = account;
  const asks = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  const by = requirements?.current_deadline;
  return {
    tag: 'account',
    accountId: account.id,
    takesMoney: account.capabilities?.transfers === 'active',
    isSubmitted: account.details_submitted,
    disabledBecause: requirements?.disabled_reason ?? null,
    asks: [...new Set(asks)],
    asksBy: by ? new Date(by * 1_000) : null,
  };
}

function balanceOf({ available, pending }: Stripe.Balance): AccountBalance {
  return { tag: 'balance', availableCents: inCents(available), pendingCents: inCents(pending) };
}

const inCents = (parts: readonly { amount: number; currency: string }[]): number =>
  parts.filter(({ currency }) => currency === 'aud').reduce((sum, { amount }) => sum + amount, 0);

function payoutOf({ id, amount, status, arrival_date }: Stripe.Payout): Payout {
  const known = payoutStatuses.find((one) => one === status) ?? 'pending';
  return { id, amountCents: amount, status: known, arrivesAt: new Date(arrival_date * 1_000) };
}
