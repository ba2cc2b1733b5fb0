import { Stripe as Client } from 'stripe';
import { describe, expect, it } from 'vitest';
import { withStripe } from '../testing/start-stripe.ts';
import type { PrepareRequest } from './payment-params.ts';
import { PaymentUnavailable } from './payment-errors.ts';
import { createPayments } from './payments.ts';
import { addressOf } from './stripe-client.ts';

const stripe = await withStripe({ now: new Date() });
const stripeSecretKey = 'sk_test_sandbox';
const payments = createPayments({
  stripeSecretKey,
  stripeApiUrl: stripe.url,
  stripeWebhookSecret: 'whsec_own, whsec_connect',
});

let keys = 0;
const key = (): string => `prepare:${(keys += 1)}`;

async function aRequest(changes: Partial<PrepareRequest> = {}): Promise<PrepareRequest> {
  const customer = await payments.ensureCustomer({
    userId: 'usr_1',
    email: 'usr_1@example.com',
    idempotencyKey: key(),
  });
  return {
    customerId: customer.tag === 'customer' ? customer.id : '',
    accountId: await stripe.anAccount(),
    amountCents: 12_345,
    ourFeeCents: 1_852,
    description: 'Offer fee',
    metadata: { chargeId: `chg_${key()}`, offerId: 'off_1' },
    idempotencyKey: key(),
    ...changes,
  };
}

async function prepared(changes: Partial<PrepareRequest> = {}) {
  const request = await aRequest(changes);
  const answer = await payments.prepare(request);
  if (answer.tag !== 'prepared') throw new Error(answer.reason);
  const { intentId, clientSecret } = answer;
  const pay = (card = 'pm_card_visa') =>
    stripe.act(`payment_intents/${intentId}/confirm`, { payment_method: card, client_secret: clientSecret });
  return { request, intentId, clientSecret, pay: async (card?: string) => pay(card) };
}

const seen = async (intentId: string) => {
  const intent = await payments.look(intentId);
  if (intent.tag !== 'intent') throw new Error(intent.reason);
  return intent;
};

describe('a prepared payment', () => {
  it('holds nothing until its payer confirms it, and then returns the time', async () => {
    const { intentId, pay } = await prepared();
    expect(await seen(intentId)).toMatchObject({ status: 'requires_payment_method', paidAt: null });
    await expect(pay('pm_card_chargeDeclined')).rejects.toThrow('402');
    expect(await seen(intentId)).toMatchObject({ status: 'requires_payment_method', paidAt: null });
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    await pay();
    const { status, paidAt } = await seen(intentId);
    expect(status).toBe('requires_capture');
    expect(paidAt?.getTime()).toBeGreaterThanOrEqual(before);
    await payments.capture(intentId, key());
    expect((await seen(intentId)).paidAt).toEqual(paidAt);
  });

  it('has no payment time after its release', async () => {
    const { intentId, pay } = await prepared();
    await pay();
    await payments.release(intentId, key());
    expect(await seen(intentId)).toMatchObject({ status: 'canceled', paidAt: null });
  });

  it('is the same for the same key, whatever its status', async () => {
    const { request, intentId, clientSecret, pay } = await prepared();
    await pay();
    expect(await payments.prepare(request)).toEqual({ tag: 'prepared', intentId, clientSecret });
    const lost = await aRequest();
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after' });
    expect((await payments.prepare(lost)).tag).toBe('prepared');
    expect((await payments.find([lost.customerId], lost.metadata.chargeId ?? '')).length).toBe(1);
  });

  it('goes to the account at the capture, less our fee', async () => {
    const { request, intentId, pay } = await prepared();
    await pay();
    await payments.capture(intentId, key());
    const { balances } = await stripe.ledger();
    expect(balances[request.accountId]).toEqual({ available: 0, pending: 10_493 });
  });

  it('is refunded in full: the account returns its part, and we return ours', async () => {
    const { request, intentId, pay } = await prepared();
    await pay();
    await payments.capture(intentId, key());
    const before = (await stripe.ledger()).balances.platform?.available ?? 0;
    for (let turn = 0; turn < 2; turn += 1)
      expect(await payments.refund(intentId, key(), { reverse: true })).toEqual({ tag: 'refunded' });
    const { balances } = await stripe.ledger();
    expect(balances[request.accountId]).toEqual({ available: 0, pending: 0 });
    expect(before - (balances.platform?.available ?? 0)).toBe(1_852);
  });

  it('reports a refusal for the account and one for its customer separately', async () => {
    const accountId = await stripe.anAccount();
    expect(await payments.prepare(await aRequest({ accountId: 'acct_none' }))).toMatchObject({ tag: 'gone' });
    expect(await payments.prepare(await aRequest({ customerId: 'cus_none' }))).toMatchObject({ tag: 'customer-gone' });
    await stripe.connect(`accounts/${accountId}/standing`, { standing: 'restricted' });
    expect(await payments.prepare(await aRequest({ accountId }))).toEqual({
      tag: 'refused',
      reason: 'invalid_request_error: insufficient_capabilities_for_transfer',
    });
    expect(await payments.prepare(await aRequest({ amountCents: 49 }))).toMatchObject({ tag: 'refused' });
  });

  it('throws PaymentUnavailable without a response', async () => {
    const request = await aRequest();
    await stripe.fault({ path: '/v1/payment_intents', mode: 'error', status: 503, times: 2 });
    await expect(payments.prepare(request)).rejects.toBeInstanceOf(PaymentUnavailable);
    await stripe.heal();
    expect((await payments.prepare(request)).tag).toBe('prepared');
  });
});

describe('an event', () => {
  const api = new Client(stripeSecretKey, addressOf(stripe.url));
  const read = (event: object, secret: string) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
    return payments.parseWebhook(payload, api.webhooks.generateTestHeaderString({ payload, secret }));
  };
  const none = { id: 'evt_1', intentId: null, chargeId: null, because: null, card: null };

  it('of an account or a payout returns its account, and nothing else', async () => {
    const account = {
      type: 'account.updated',
      account: 'acct_1',
      data: { object: { object: 'account', id: 'acct_1' } },
    };
    expect(await read(account, 'whsec_connect')).toEqual({ ...none, type: 'account', accountId: 'acct_1' });
    const payout = { type: 'payout.paid', data: { object: { object: 'payout', id: 'po_1' } } };
    const ofAccount = { ...payout, account: 'acct_1' };
    expect(await read(ofAccount, 'whsec_connect')).toEqual({ ...none, type: 'payout', accountId: 'acct_1' });
    expect(await read(payout, 'whsec_own')).toEqual({ ...none, type: 'other', accountId: null });
  });

  it('is accepted when any of our endpoints’ secrets signed it', async () => {
    const event = { type: 'customer.created', data: { object: { object: 'customer', id: 'cus_1' } } };
    expect([await read(event, 'whsec_own'), await read(event, 'whsec_connect')]).toMatchObject([{}, {}]);
    expect(await read(event, 'whsec_other')).toBeUndefined();
  });
});
