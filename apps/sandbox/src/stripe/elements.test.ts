import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sandboxForTest } from '../testing/sandbox-for-test.ts';
import { stripeForTest } from '../testing/stripe-for-test.ts';

describe('Stripe.js', () => {
  it.each([
    '/stripe.js',
    ...['payment', 'expressCheckout', 'wallet', '3ds'].map((name) => `/stripe-elements/${name}.js`),
  ])('%s is a classic script', async (path) => {
    const { url } = await sandboxForTest();
    const answer = await fetch(`${url}${path}`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const source = await answer.text();
    expect(source).not.toMatch(/^\s*(import|export) /m);
    expect(() => new Script(source)).not.toThrow();
  });

  it('keeps the card in a frame that can only reach the sandbox', async () => {
    const { url } = await sandboxForTest();
    const frame = await fetch(`${url}/stripe-elements/payment`);
    expect(frame.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const page = await frame.text();
    for (const name of ['number', 'expiry', 'cvc']) {
      expect(page).toContain(`<label for="${name}">`);
      expect(page).toContain(`name="${name}"`);
    }
  });

  it('tells a payment frame whether its terms can be paid', async () => {
    const { url, hold } = await stripeForTest();
    const { client_secret } = await hold({ confirm: false });
    const ask = async (params: Record<string, string>) => {
      const query = new URLSearchParams({ key: 'pk_test_sandbox', ...params });
      const answer = await fetch(`${url}/v1/elements/sessions?${query}`);
      return (await answer.json()) as { error?: { param: string } };
    };
    const terms = (amount: string) => ({ 'deferred_intent[amount]': amount, 'deferred_intent[currency]': 'aud' });
    const cards = { payment_method_preference: { ordered_payment_method_types: ['card'] } };
    expect(await ask(terms('1500'))).toMatchObject(cards);
    expect(await ask({ client_secret: client_secret ?? '' })).toMatchObject(cards);
    expect((await ask(terms('10'))).error?.param).toBe('amount');
    const link = { 'deferred_intent[allowed_payment_method_types][0]': 'link' };
    expect((await ask({ ...terms('1500'), ...link })).error?.param).toBe('allowed_payment_method_types');
    expect((await ask({ client_secret: `${client_secret}x` })).error).toBeDefined();
  });

  it('shows the 3-D Secure dialog to the holder of the client secret only', async () => {
    const { url, hold } = await stripeForTest();
    const { id, client_secret } = await hold({ payment_method: 'pm_card_authenticationRequired' });
    const open = (secret: string) =>
      fetch(`${url}/stripe-elements/3ds?${new URLSearchParams({ payment_intent: id, client_secret: secret })}`);
    const page = await (await open(client_secret ?? '')).text();
    expect(page).toContain('role="dialog"');
    expect(page).toContain('15.00 AUD');
    expect((await open('wrong')).status).toBe(404);
  });
});
