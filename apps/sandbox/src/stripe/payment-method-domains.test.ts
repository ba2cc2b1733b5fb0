import { describe, expect, it } from 'vitest';
import { stripeForTest } from '../testing/stripe-for-test.ts';

async function open() {
  const sandbox = await stripeForTest();
  const { url } = sandbox;
  await fetch(`${url}/_device/wallets`, { method: 'POST', body: JSON.stringify({ wallets: ['google_pay', 'link'] }) });
  const terms = { 'deferred_intent[amount]': '1500', 'deferred_intent[currency]': 'aud' };
  const walletsOn = async (domain: string) => {
    const query = new URLSearchParams({ key: 'pk_test_sandbox', ...terms, domain });
    return ((await (await fetch(`${url}/v1/elements/sessions?${query}`)).json()) as { wallets: string[] }).wallets;
  };
  return { ...sandbox, walletsOn };
}

describe('a payment method domain', () => {
  it('shows the wallets of the device on its own host only', async () => {
    const { stripe, walletsOn } = await open();
    expect(await walletsOn('www.clinic.example')).toEqual([]);
    const made = await stripe.paymentMethodDomains.create({ domain_name: 'www.clinic.example' });
    expect(made).toMatchObject({ enabled: true, apple_pay: { status: 'active' }, link: { status: 'active' } });
    expect(await walletsOn('www.clinic.example')).toEqual(['google_pay', 'link']);
    expect(await walletsOn('clinic.example')).toEqual([]);
    await stripe.paymentMethodDomains.update(made.id, { enabled: false });
    expect(await walletsOn('www.clinic.example')).toEqual([]);
  });

  it('is made for our own host from the start', async () => {
    const { walletsOn } = await open();
    expect(await walletsOn('localhost')).toEqual(['google_pay', 'link']);
  });

  it('is made once for each name, and found by it', async () => {
    const { stripe } = await open();
    const [{ id }, again] = [
      await stripe.paymentMethodDomains.create({ domain_name: 'a.example' }),
      await stripe.paymentMethodDomains.create({ domain_name: 'a.example' }),
    ];
    expect(again.id).toBe(id);
    expect((await stripe.paymentMethodDomains.list({ domain_name: 'a.example' })).data).toMatchObject([{ id }]);
    expect((await stripe.paymentMethodDomains.retrieve(id)).domain_name).toBe('a.example');
  });

  it.each(['https://a.example', 'a.example:8080', 'a.example/book', 'a b'])('is not made for %s', async (name) => {
    const { stripe } = await open();
    await expect(stripe.paymentMethodDomains.create({ domain_name: name })).rejects.toMatchObject({
      param: 'domain_name',
    });
  });
});

it.each(['apple_pay', 'google_pay', 'link'])(
  'a payment by %s names the wallet, and its card stays a card',
  async (wallet) => {
    const { url, stripe, hold } = await open();
    const card = { 'payment_method_data[card][token]': 'tok_visa', 'payment_method_data[card][wallet]': wallet };
    const body = new URLSearchParams({ key: 'pk_test_sandbox', 'payment_method_data[type]': 'card', ...card });
    const answer = await fetch(`${url}/v1/confirmation_tokens`, { method: 'POST', body });
    const { id } = (await answer.json()) as { id: string };
    expect((await stripe.confirmationTokens.retrieve(id)).payment_method_preview).toMatchObject({
      card: { wallet: { type: wallet } },
    });
    const { latest_charge } = await hold({ confirmation_token: id, expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({
      payment_method_details: { type: 'card', card: { last4: '4242', wallet: { type: wallet } } },
    });
  },
);
