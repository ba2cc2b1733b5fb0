// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { frameForTest } from '../../testing/frame-for-test.ts';
import { paymentFramePage } from '../payment-frame-page.ts';

type Fetch = (url: string, init?: { body: URLSearchParams }) => Promise<Response>;

async function open(answer: object = {}, options: object = {}) {
  const frame = await frameForTest(paymentFramePage(), () => import('./payment-frame.ts'));
  const fetched = vi.fn<Fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  frame.tell('options', { session: { key: 'pk_test_sandbox' }, ...options });
  await vi.waitUntil(() => frame.typesSent().some((type) => ['ready', 'loaderror'].includes(type)));
  const fill = (number = '4242424242424242') => {
    frame.type('number', number);
    frame.type('expiry', '12 / 99');
    frame.type('cvc', '123');
  };
  const errors = () => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
  return { ...frame, fetched, fill, errors };
}

describe('the payment frame', () => {
  it('labels its fields as Stripe does', async () => {
    await open();
    const fields = [...document.querySelectorAll('input')].map((input) => [
      input.name,
      input.labels?.[0]?.textContent,
      input.autocomplete,
    ]);
    expect(fields).toEqual([
      ['number', 'Card number', 'cc-number'],
      ['expiry', 'Expiration date', 'cc-exp'],
      ['cvc', 'Security code', 'cc-csc'],
    ]);
  });

  it('is ready once its terms are known to Stripe', async () => {
    const { typesSent, fetched } = await open();
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1/elements/sessions?key=pk_test_sandbox');
    expect(typesSent()).toEqual(expect.arrayContaining(['load', 'change', 'ready']));
  });

  it('reports an error instead when Stripe refuses the terms', async () => {
    const error = { type: 'invalid_request_error', message: 'No.' };
    const { typesSent, last } = await open({ error });
    expect(last('loaderror')).toEqual({ error });
    expect(typesSent()).not.toContain('ready');
  });

  it('shows the error of each field beneath it, and leaves errors out of the change', async () => {
    const { type, last, errors } = await open();
    const input = type('number', '4242424242424241');
    expect(errors()).toEqual(['Your card number is invalid.', '', '']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const change = { elementType: 'payment', complete: false, empty: false, collapsed: false, value: { type: 'card' } };
    expect(last('change')).toEqual(change);
    type('number', '4242424242424242');
    expect(errors()).toEqual(['', '', '']);
  });

  it('validates on request, and names each incomplete field', async () => {
    const { ask, fill, errors, last } = await open();
    const error = { type: 'validation_error', code: 'incomplete_number' };
    expect(await ask('validate')).toMatchObject({ error });
    expect(errors()).toEqual([
      'Your card number is incomplete.',
      'Your card’s expiration date is incomplete.',
      'Your card’s security code is incomplete.',
    ]);
    fill();
    expect(await ask('validate')).toEqual({ selectedPaymentMethod: 'card' });
    expect(errors()).toEqual(['', '', '']);
    expect(last('change')).toMatchObject({ complete: true });
  });

  it('makes a token of a complete card only', async () => {
    const { ask, fill, fetched } = await open({ id: 'ctoken_1' });
    const params = { key: 'pk_test_sandbox', setup_future_usage: 'on_session' };
    expect(await ask('createConfirmationToken', params)).toMatchObject({ error: { type: 'validation_error' } });
    expect(fetched).toHaveBeenCalledTimes(1);
    fill();
    const confirmationToken = { id: 'ctoken_1' };
    expect(await ask('createConfirmationToken', params)).toEqual({ confirmationToken });
    const [url, init] = fetched.mock.calls[1] ?? [];
    expect(url).toBe('/v1/confirmation_tokens');
    expect(Object.fromEntries(init?.body ?? [])).toEqual({
      ...params,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2099',
      'payment_method_data[card][cvc]': '123',
    });
  });

  it('takes its look from the appearance, and is locked when read-only', async () => {
    const variables = { colorText: 'red', 'bad;name': 'x' };
    const { tell } = await open({}, { appearance: { theme: 'night', variables }, readOnly: true });
    const { style, dataset } = document.documentElement;
    expect([dataset.theme, style.cssText]).toEqual(['night', '--colorText: red;']);
    expect([...document.querySelectorAll('input')].every((input) => input.readOnly)).toBe(true);
    tell('options', { appearance: { variables: { borderRadius: '8px' } } });
    expect([dataset.theme, style.cssText]).toEqual(['stripe', '--borderRadius: 8px;']);
  });
});
