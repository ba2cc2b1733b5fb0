import { postApi } from './call-api.ts';
import { IntegrationError, type ElementOptions } from './element.ts';
import { ExpressElement } from './express-element.ts';
import { flatten } from './flatten.ts';
import { PaymentElement } from './payment-element.ts';

type ElementType = string | { __elementType?: string };

export interface GroupOptions {
  mode?: string;
  amount?: number;
  currency?: string;
  captureMethod?: string | null;
  setupFutureUsage?: string | null;
  allowedPaymentMethodTypes?: string[];
  clientSecret?: string;
  appearance?: object;
}

interface PaymentOptions extends ElementOptions {
  fields?: { billingDetails?: string | { address?: string | object } };
}

interface Api {
  origin: string;
  key: string;
}

type TokenAnswer = { confirmationToken?: object; error?: object };

const unmounted = 'elements should have a mounted Payment Element or Express Checkout Element.';
const walletFailed = {
  type: 'card_error',
  code: 'card_declined',
  message: 'Your wallet could not complete the payment.',
};

/** `stripe.elements()`: makes each element once, and knows the terms of its payment. */
export class Elements {
  #api: Api;
  #options: GroupOptions;
  #payment: PaymentElement | null = null;
  #express: ExpressElement | null = null;
  #submitted = false;

  constructor(api: Api, options: GroupOptions) {
    checkTerms(options);
    this.#api = api;
    this.#options = { ...options };
  }

  create(type: string, options: PaymentOptions = {}): PaymentElement | ExpressElement {
    if (type !== 'payment' && type !== 'expressCheckout')
      throw new IntegrationError(`The sandbox offers the payment and expressCheckout Elements only, not ${type}.`);
    if (this.getElement(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
    if (!this.#options.mode && !this.#options.clientSecret)
      throw new IntegrationError(
        `In order to create a ${type} element, you must pass a clientSecret or mode when creating the Elements group.`,
      );
    const given = { ...options, ...this.#frameOptions() };
    if (type === 'expressCheckout')
      return (this.#express = new ExpressElement(this.#api.origin, given, {
        forget: () => (this.#express = null),
        terms: () => this.#options,
      }));
    checkAddress(options);
    return (this.#payment = new PaymentElement(this.#api.origin, given, () => (this.#payment = null)));
  }

  getElement(elementType: ElementType): PaymentElement | ExpressElement | null {
    const type = typeof elementType === 'string' ? elementType : elementType.__elementType;
    if (type === 'expressCheckout') return this.#express;
    return type === 'payment' ? this.#payment : null;
  }

  update(options: GroupOptions): void {
    const next = { ...this.#options, ...options };
    checkTerms(next);
    this.#options = next;
    this.#submitted = false;
    for (const element of [this.#payment, this.#express]) element?.update(this.#frameOptions());
  }

  async fetchUpdates(): Promise<object> {
    return {};
  }

  /** Checks the card fields, unless a wallet's sheet was accepted. */
  async submit(): Promise<{ selectedPaymentMethod?: string; error?: object }> {
    const { wallet } = this.#express?._accepted ?? {};
    const outcome = wallet ? { selectedPaymentMethod: wallet } : await this.#mounted('elements.submit()').validate();
    this.#submitted = !('error' in outcome);
    return outcome;
  }

  async _createConfirmationToken(params: Record<string, string>): Promise<TokenAnswer> {
    const accepted = this.#express?._accepted;
    const payment = accepted ? null : this.#mounted('stripe.createConfirmationToken()');
    if (!this.#submitted)
      throw new IntegrationError(
        'elements.submit() must be called before stripe.createConfirmationToken(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work.',
      );
    const { setupFutureUsage: setup_future_usage, captureMethod: capture_method, amount, currency } = this.#options;
    const client_context = { amount, currency, capture_method };
    const all = { key: this.#api.key, ...flatten({ setup_future_usage, client_context }), ...params };
    if (payment) return payment.createConfirmationToken(all);
    const { card: token, wallet } = accepted ?? {};
    if (!token) return { error: walletFailed };
    const data = flatten({ payment_method_data: { type: 'card', card: { token, wallet } } });
    const answer = await postApi(`${this.#api.origin}/v1/confirmation_tokens`, { ...all, ...data });
    if (answer.error) return { error: answer.error };
    this.#express?._finish();
    return { confirmationToken: answer };
  }

  #mounted(call: string): PaymentElement {
    if (this.#payment) return this.#payment;
    throw new IntegrationError(`Invalid value for ${call}: ${unmounted}`);
  }

  #frameOptions(): ElementOptions {
    const { appearance = {}, clientSecret, mode, amount, currency, ...rest } = this.#options;
    const intent = {
      mode,
      amount,
      currency,
      capture_method: rest.captureMethod,
      setup_future_usage: rest.setupFutureUsage,
      allowed_payment_method_types: rest.allowedPaymentMethodTypes,
    };
    const terms = clientSecret ? { client_secret: clientSecret } : { deferred_intent: intent };
    return { appearance, session: flatten({ key: this.#api.key, ...terms }) };
  }
}

function checkTerms({ mode, amount, currency, clientSecret }: GroupOptions): void {
  if (mode === undefined) return;
  if (clientSecret) throw new IntegrationError('You cannot pass both a clientSecret and a mode to elements().');
  if (mode !== 'payment') throw new IntegrationError(`The sandbox offers the mode payment only, not ${mode}.`);
  if (!Number.isInteger(amount) || Number(amount) < 1)
    throw new IntegrationError('Invalid value for elements(): amount must be greater than 0 if mode is payment.');
  if (!/^[a-z]{3}$/.test(currency ?? ''))
    throw new IntegrationError('Invalid value for elements(): currency must be a three-letter code in lower case.');
}

/** Stripe shows a country otherwise, or asks the page for one. */
function checkAddress({ fields }: PaymentOptions): void {
  const details = fields?.billingDetails;
  const address = typeof details === 'object' ? details.address : details;
  if (address !== 'if_required')
    throw new IntegrationError('The sandbox has no address fields: set fields.billingDetails.address to if_required.');
}
