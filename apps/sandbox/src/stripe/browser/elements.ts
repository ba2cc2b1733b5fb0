import { IntegrationError, PaymentElement, type ElementOptions } from './element.ts';
import { flatten } from './flatten.ts';

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

const unmounted =
  'elements should have a mounted Payment Element or Express Checkout Element. The sandbox offers the first.';

/** `stripe.elements()`: makes each element once, and knows the terms of its payment. */
export class Elements {
  #api: Api;
  #options: GroupOptions;
  #made: PaymentElement | null = null;
  #submitted = false;

  constructor(api: Api, options: GroupOptions) {
    checkTerms(options);
    this.#api = api;
    this.#options = { ...options };
  }

  create(type: string, options: PaymentOptions = {}): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`The sandbox offers the payment Element only, not ${type}.`);
    if (this.#made) throw new IntegrationError('Can only create one Element of type payment.');
    if (!this.#options.mode && !this.#options.clientSecret)
      throw new IntegrationError(
        'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
      );
    checkAddress(options);
    return (this.#made = new PaymentElement(this.#api.origin, { ...options, ...this.#frameOptions() }, () => {
      this.#made = null;
    }));
  }

  getElement(elementType: ElementType): PaymentElement | null {
    const type = typeof elementType === 'string' ? elementType : elementType.__elementType;
    return type === 'payment' ? this.#made : null;
  }

  update(options: GroupOptions): void {
    const next = { ...this.#options, ...options };
    checkTerms(next);
    this.#options = next;
    this.#submitted = false;
    this.#made?.update(this.#frameOptions());
  }

  async fetchUpdates(): Promise<object> {
    return {};
  }

  async submit(): Promise<{ selectedPaymentMethod?: string; error?: object }> {
    const outcome = await this.#payment('elements.submit()').validate();
    this.#submitted = !outcome.error;
    return outcome;
  }

  async _createConfirmationToken(
    params: Record<string, string>,
  ): Promise<{ confirmationToken?: object; error?: object }> {
    const payment = this.#payment('stripe.createConfirmationToken()');
    if (!this.#submitted)
      throw new IntegrationError(
        'elements.submit() must be called before stripe.createConfirmationToken(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work.',
      );
    const { setupFutureUsage: setup_future_usage } = this.#options;
    return payment.createConfirmationToken({ key: this.#api.key, ...flatten({ setup_future_usage }), ...params });
  }

  #payment(call: string): PaymentElement {
    if (this.#made) return this.#made;
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
