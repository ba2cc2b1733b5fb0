import type Stripe from 'stripe';
import type { AccountStatus } from '../stripe/account-standing.ts';
import { stripeForTest } from './stripe-for-test.ts';

export async function connectForTest(webhookUrl?: string) {
  const sandbox = await stripeForTest(webhookUrl);
  const { stripe, hold } = sandbox;
  const post = (path: string, body: object | URLSearchParams = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    });
  const defaults: Stripe.AccountCreateParams = {
    country: 'AU',
    email: 'doctor@example.com',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  };
  const newAccount = (change: Partial<Stripe.AccountCreateParams> = {}) =>
    stripe.accounts.create({ ...defaults, ...change });
  const stand = (id: string, standing: AccountStatus) => post(`/_connect/accounts/${id}/standing`, { standing });
  const account = await newAccount();
  await stand(account.id, 'complete');
  const split = (cents: number, fee: number): Partial<Stripe.PaymentIntentCreateParams> => ({
    amount: cents,
    application_fee_amount: fee,
    transfer_data: { destination: account.id },
  });
  return {
    ...sandbox,
    account,
    newAccount,
    stand,
    post,
    split,
    paid: async (cents: number, fee: number) => {
      const intent = await hold({ payment_method: 'pm_card_visa', ...split(cents, fee) });
      return stripe.paymentIntents.capture(intent.id);
    },
    credit: async () => {
      const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount: account.id });
      return { available: available[0]?.amount, pending: pending[0]?.amount };
    },
  };
}
