// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { IntegrationError } from './element.ts';
import { Elements, type GroupOptions } from './elements.ts';

const origin = 'https://sandbox.test';
const terms: GroupOptions = { mode: 'payment', amount: 1_500, currency: 'aud' };
const payment = { fields: { billingDetails: { address: 'if_required' } } };
const groupOf = (options: GroupOptions = terms) => new Elements({ origin, key: 'pk_test_sandbox' }, options);

function mounted(options: GroupOptions = terms) {
  const elements = groupOf(options);
  const element = elements.create('payment', payment);
  document.body.innerHTML = '<div></div>';
  element.mount(document.querySelector('div')!);
  const iframe = document.querySelector('iframe')!;
  const source = iframe.contentWindow!;
  const sent = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const hear = (type: string, payload: object | null = null) => {
    const data = { tele: 'sandbox-frame', frame: iframe.name, type, payload };
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  };
  const letters = () => sent.mock.calls.map(([letter]) => letter as unknown as { type: string; payload: object });
  const answer = async <T>(asked: Promise<T>, outcome: object) => {
    hear('outcome', { ...letters().at(-1)?.payload, outcome });
    return asked;
  };
  const ready = () => {
    hear('load');
    hear('ready');
  };
  return { elements, element, iframe, hear, letters, answer, ready };
}

describe('a group of elements', () => {
  it.each([
    ['no amount', { mode: 'payment', currency: 'aud' }],
    ['part of a cent', { ...terms, amount: 1.5 }],
    ['no currency', { mode: 'payment', amount: 1_500 }],
    ['a mode that the sandbox lacks', { ...terms, mode: 'setup' }],
    ['a mode and a secret', { ...terms, clientSecret: 'pi_1_secret_1' }],
  ])('is refused with %s', (_, options) => {
    expect(() => groupOf(options)).toThrow(IntegrationError);
    expect(() => groupOf().update({ amount: undefined, currency: undefined, ...options })).toThrow(IntegrationError);
  });

  it('makes a payment element only with a mode or a secret', () => {
    expect(() => groupOf({}).create('payment', payment)).toThrow(/clientSecret or mode/);
    expect(groupOf({ clientSecret: 'pi_1_secret_1' }).create('payment', payment)._elementType).toBe('payment');
    expect(() => groupOf().create('card')).toThrow(/payment and expressCheckout/);
  });

  it('refuses address fields, which the sandbox lacks', () => {
    expect(() => groupOf().create('payment', {})).toThrow(/if_required/);
  });

  it('makes each element once, and finds it by name or component', () => {
    const elements = groupOf();
    const element = elements.create('payment', payment);
    expect(() => elements.create('payment', payment)).toThrow(/one Element/);
    expect(elements.getElement({ __elementType: 'payment' })).toBe(element);
    element.destroy();
    expect(elements.getElement('payment')).toBeNull();
  });
});

describe('the payment element', () => {
  it('is a frame of the sandbox, which gets the terms and the look once it has loaded', () => {
    const { elements, iframe, letters, ready } = mounted({ ...terms, setupFutureUsage: 'on_session' });
    expect(iframe.title).toBe('Secure payment input frame');
    expect(iframe.src).toContain(`${origin}/stripe-elements/payment#`);
    elements.update({ amount: 2_000, appearance: { theme: 'night' } });
    expect(letters()).toEqual([]);
    ready();
    expect(letters().at(-1)).toMatchObject({
      type: 'options',
      payload: {
        appearance: { theme: 'night' },
        session: {
          key: 'pk_test_sandbox',
          'deferred_intent[mode]': 'payment',
          'deferred_intent[amount]': '2000',
          'deferred_intent[setup_future_usage]': 'on_session',
        },
      },
    });
    elements.update({ appearance: { theme: 'stripe' } });
    expect(letters().at(-1)).toMatchObject({ type: 'options', payload: { appearance: { theme: 'stripe' } } });
  });

  it('passes its events on', () => {
    const { element, hear, ready } = mounted();
    const told: unknown[] = [];
    for (const type of ['ready', 'change', 'focus', 'blur', 'escape', 'loaderror'])
      element.on(type, (event) => told.push({ type, ...(event as object) }));
    ready();
    const change = { elementType: 'payment', complete: true, empty: false, collapsed: false, value: { type: 'card' } };
    hear('change', change);
    for (const type of ['focus', 'escape', 'blur']) hear(type);
    const error = { type: 'api_connection_error' };
    hear('loaderror', { error });
    const elementType = 'payment';
    expect(told).toEqual([
      { type: 'ready', elementType },
      { type: 'change', ...change },
      { type: 'focus', elementType },
      { type: 'escape', elementType },
      { type: 'blur', elementType },
      { type: 'loaderror', elementType, error },
    ]);
  });

  it('makes a token after a submit that found no error', async () => {
    const { elements, answer, ready, letters } = mounted({ ...terms, setupFutureUsage: 'on_session' });
    ready();
    const early = elements._createConfirmationToken({});
    await expect(early).rejects.toThrow(/elements.submit\(\) must be called/);
    const error = { type: 'validation_error', code: 'incomplete_number' };
    expect(await answer(elements.submit(), { error })).toEqual({ error });
    await expect(elements._createConfirmationToken({})).rejects.toThrow(IntegrationError);
    const done = { selectedPaymentMethod: 'card' };
    expect(await answer(elements.submit(), done)).toEqual(done);
    const made = { confirmationToken: { id: 'ctoken_1' } };
    expect(await answer(elements._createConfirmationToken({ return_url: 'https://a.example' }), made)).toEqual(made);
    expect(letters().at(-1)).toMatchObject({
      type: 'createConfirmationToken',
      payload: {
        params: { key: 'pk_test_sandbox', setup_future_usage: 'on_session', return_url: 'https://a.example' },
      },
    });
  });

  it('needs another submit after an update', async () => {
    const { elements, answer, ready } = mounted();
    ready();
    await answer(elements.submit(), { selectedPaymentMethod: 'card' });
    elements.update({ amount: 2_000 });
    await expect(elements._createConfirmationToken({})).rejects.toThrow(IntegrationError);
  });

  it('is asked for nothing before it is ready', async () => {
    const { elements } = mounted();
    await expect(elements.submit()).rejects.toThrow(/still mounted/);
    await expect(groupOf().submit()).rejects.toThrow(/mounted Payment Element/);
  });
});

describe('the express checkout element', () => {
  function express() {
    const elements = groupOf({ ...terms, setupFutureUsage: 'on_session' });
    const element = elements.create('expressCheckout');
    document.body.innerHTML = '<div></div>';
    element.mount(document.querySelector('div')!);
    HTMLDialogElement.prototype.showModal = () => undefined;
    const hear = (selector: string, type: string, payload: unknown = null) => {
      const iframe = document.querySelector<HTMLIFrameElement>(selector)!;
      const data = { tele: 'sandbox-frame', frame: iframe.name, type, payload };
      window.dispatchEvent(new MessageEvent('message', { data, source: iframe.contentWindow, origin }));
    };
    const told: unknown[] = [];
    for (const type of ['ready', 'cancel']) element.on(type, (event) => told.push({ type, ...(event as object) }));
    const tap = (act: 'resolve' | 'reject' | 'nothing' = 'resolve') => {
      element.on('click', (event) => (event as Record<string, () => void>)[act]?.());
      hear('div > iframe', 'click', 'google_pay');
    };
    const answerSheet = (type: string, payload?: unknown) => hear('dialog iframe', type, payload);
    const sheet = () => document.querySelector('dialog');
    return { elements, element, told, tap, hear, answerSheet, sheet };
  }

  it('says which wallets are there', () => {
    const { told, hear } = express();
    const availablePaymentMethods = { googlePay: true, applePay: false };
    hear('div > iframe', 'ready', { availablePaymentMethods });
    expect(told).toEqual([{ type: 'ready', elementType: 'expressCheckout', availablePaymentMethods }]);
  });

  it('opens the sheet of the wallet once the page agrees', () => {
    const { tap, sheet } = express();
    tap('reject');
    expect(sheet()).toBeNull();
    const agreed = express();
    agreed.tap();
    expect(agreed.sheet()?.querySelector('iframe')?.src).toContain('wallet=google_pay&amount=1500&currency=aud');
  });

  it('reports a page that leaves the click unanswered for a second', () => {
    vi.useFakeTimers();
    express().tap('nothing');
    expect(() => vi.advanceTimersByTime(1_000)).toThrow(IntegrationError);
    vi.useRealTimers();
  });

  it('changes nothing when the sheet is cancelled', async () => {
    const { elements, tap, answerSheet, sheet, told } = express();
    tap();
    answerSheet('cancel');
    expect(sheet()).toBeNull();
    expect(told).toMatchObject([{ type: 'cancel' }]);
    await expect(elements.submit()).rejects.toThrow(/mounted Payment Element/);
  });

  it('keeps the sheet until a token is made of its card', async () => {
    const { elements, element, tap, answerSheet, sheet } = express();
    element.on('confirm', () => undefined);
    tap();
    answerSheet('accept', 'tok_visa');
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'google_pay' });
    expect(sheet()).not.toBeNull();
    const post = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ id: 'ctoken_1' }));
    expect(await elements._createConfirmationToken({})).toEqual({ confirmationToken: { id: 'ctoken_1' } });
    expect(sheet()).toBeNull();
    expect(Object.fromEntries(post.mock.calls[0]?.[1]?.body as URLSearchParams)).toMatchObject({
      setup_future_usage: 'on_session',
      'payment_method_data[card][token]': 'tok_visa',
      'payment_method_data[card][wallet]': 'google_pay',
    });
    post.mockRestore();
  });

  it('closes a failed sheet only when the page fails the payment', async () => {
    const { elements, element, tap, answerSheet, sheet } = express();
    let fail = (): void => undefined;
    element.on('confirm', (event) => (fail = (event as { paymentFailed: () => void }).paymentFailed));
    tap();
    answerSheet('accept', '');
    await elements.submit();
    expect(await elements._createConfirmationToken({})).toMatchObject({ error: { type: 'card_error' } });
    expect(sheet()).not.toBeNull();
    fail();
    expect(sheet()).toBeNull();
  });
});
