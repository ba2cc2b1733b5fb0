// @vitest-environment jsdom
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

const origin = 'https://sandbox.test';
const clientSecret = 'pi_1_secret_2';

type Call = (options: object) => Promise<{ paymentIntent?: object; error?: object }>;
type Client = Record<'confirmPayment' | 'createConfirmationToken', Call>;

const open = () => (window as unknown as { Stripe: (key: string) => Client }).Stripe('pk_test_sandbox');

beforeAll(async () => {
  const script = document.createElement('script');
  script.src = `${origin}/stripe.js`;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await import('./stripe.ts');
});

function answerWith(...answers: object[]) {
  const fetched = vi.fn(async (_url: string, _init?: { body: URLSearchParams }) => Response.json(answers.shift()));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetched;
}

describe('confirming a payment', () => {
  it.each([{ confirmation_token: 'ctoken_1' }, { payment_method: 'pm_1' }])('sends %o', async (confirmParams) => {
    const fetched = answerWith({ id: 'pi_1', status: 'requires_capture' });
    const result = await open().confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
    expect(result).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${origin}/v1/payment_intents/pi_1/confirm`);
    expect(Object.fromEntries(init?.body ?? [])).toEqual({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      ...confirmParams,
    });
  });

  it('returns the error of a declined card', async () => {
    const error = { type: 'card_error', code: 'card_declined' };
    answerWith({ error });
    const confirmParams = { confirmation_token: 'ctoken_1' };
    expect(await open().confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' })).toEqual({ error });
  });

  it.each([
    ['no card', { clientSecret, redirect: 'if_required' }],
    ['no secret', { confirmParams: { payment_method: 'pm_1' }, redirect: 'if_required' }],
    ['a redirect', { clientSecret, confirmParams: { payment_method: 'pm_1' } }],
  ])('is refused with %s', async (_, options) => {
    await expect(open().confirmPayment(options)).rejects.toMatchObject({ name: 'IntegrationError' });
  });
});

it('a confirmation token needs the elements of this script', async () => {
  const made = open().createConfirmationToken({ elements: {} });
  await expect(made).rejects.toMatchObject({ name: 'IntegrationError' });
});
