import type { PaymentStatus } from '@tele/core';
import type { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import { PaymentRefused, PaymentUnavailable, translate } from './payment-errors.ts';
import { pageOf, recordOfIntent, type PaymentRecord, type RecordPage, type RecordRange } from './payment-records.ts';

export interface AuthoriseRequest {
  customerId: string;
  /** Integer cents, AUD. */
  amountCents: number;
  paymentMethodId: string;
  /** What it is for, as the card's owner and people at the provider read it. */
  description: string;
  /** Ids only: whatever is written here is read by people at the payment provider. */
  metadata: Record<string, string>;
  idempotencyKey: string;
}

export type Authorisation =
  | { tag: 'authorised'; intentId: string }
  | { tag: 'action-required'; intentId: string; clientSecret: string }
  | { tag: 'declined'; message: string; intentId?: string | undefined }
  | { tag: 'refused'; reason: string };

/** `customer-gone`: the provider does not know the customer, so nothing was made. */
export type Asked = Authorisation | { tag: 'customer-gone'; reason: string };

/**
 * The provider's last word: `gone` is something that it does not know, `refused` anything else that asking again will not
 * change. The reason is its type and code.
 */
export interface Refusal {
  tag: 'gone' | 'refused';
  reason: string;
}

type Ended<Tag extends string> = { tag: Tag } | Refusal;

export interface Intent {
  tag: 'intent';
  id: string;
  status: PaymentStatus;
  clientSecret: string;
}

export interface Customer {
  tag: 'customer';
  id: string;
}

export interface PaymentEvent {
  id: string;
  type: 'capturable' | 'captured' | 'canceled' | 'refunded' | 'other';
  intentId: string | null;
  /** The id of our charge row, from the metadata. */
  chargeId: string | null;
}

/**
 * The one door to the payment provider. Every call throws PaymentUnavailable when the provider does not answer; what
 * happened is then unknown, and the same key asks again. Any other answer is a value. Repeating a finished capture, release
 * or refund is no error.
 */
export interface Payments {
  ensureCustomer: (input: { userId: string; email: string; idempotencyKey: string }) => Promise<Customer | Refusal>;
  /** Holds the amount on the card and keeps the card on file. A replay answers what is true now, not what was then. */
  authorise: (input: AuthoriseRequest) => Promise<Asked>;
  look: (intentId: string) => Promise<Intent | Refusal>;
  /** The intent of a charge of ours among all of these customers', for when its key will not tell. */
  find: (customerIds: readonly string[], chargeId: string) => Promise<Intent | undefined>;
  capture: (intentId: string, idempotencyKey: string) => Promise<Ended<'captured' | 'canceled'>>;
  release: (intentId: string, idempotencyKey: string) => Promise<Ended<'released' | 'captured'>>;
  refund: (intentId: string, idempotencyKey: string) => Promise<Ended<'refunded'>>;
  /** A page of all payments in a range, newest first. */
  page: (range: RecordRange, after?: string) => Promise<RecordPage>;
  /** One payment with what became of its money. */
  inspect: (intentId: string) => Promise<PaymentRecord | Refusal>;
  /** Undefined when the signature is not the provider's. The body must be the raw one. */
  parseWebhook: (rawBody: string, signature: string) => Promise<PaymentEvent | undefined>;
}

/** Two tries of this long end before a claim's lease of 30 s does. */
const timeout = 12_000;

/**
 * Payments at Stripe, or at whatever speaks its protocol under `stripeApiUrl`. The SDK is loaded on first use; it asks again
 * `retries` times before it says that nobody answered.
 */
export function createPayments(
  config: Pick<Config, 'stripeSecretKey' | 'stripeApiUrl' | 'stripeWebhookSecret'>,
  { retries = 1 }: { retries?: number } = {},
): Payments {
  let loading: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (loading ??= load(config, retries));

  const look: Payments['look'] = async (intentId) => {
    const api = await stripe();
    return translate(api.paymentIntents.retrieve(intentId)).then(intentOf, refusalOf);
  };

  return {
    async ensureCustomer({ userId, email, idempotencyKey }) {
      const api = await stripe();
      const making = translate(api.customers.create({ email, metadata: { userId } }, { idempotencyKey }));
      return making.then(({ id }) => ({ tag: 'customer' as const, id }), refusalOf);
    },

    async authorise(input) {
      const api = await stripe();
      try {
        const intent = await translate(
          api.paymentIntents.create(intentParams(input), { idempotencyKey: input.idempotencyKey }),
        );
        // A replayed answer is the stored one; the intent may have moved on since.
        const replayed = intent.lastResponse.headers['idempotent-replayed'] === 'true';
        return outcomeOf(replayed ? await look(intent.id) : intentOf(intent));
      } catch (error) {
        return answerOf(error);
      }
    },

    look,

    async find(customerIds, chargeId) {
      const api = await stripe();
      for (const customer of customerIds) {
        const intent = await translate(findAmong(api.paymentIntents.list({ customer, limit: 100 }), chargeId)).catch(
          (error: unknown) => void refusalOf(error),
        );
        if (intent) return intentOf(intent);
      }
      return undefined;
    },

    async capture(intentId, idempotencyKey) {
      const api = await stripe();
      const intent = await settle(() => api.paymentIntents.capture(intentId, {}, { idempotencyKey }), intentId, look);
      if (intent.tag !== 'intent') return intent;
      if (intent.status === 'succeeded') return { tag: 'captured' };
      if (intent.status === 'canceled' || intent.status === 'requires_payment_method') return { tag: 'canceled' };
      throw new PaymentUnavailable(intent.status);
    },

    async release(intentId, idempotencyKey) {
      const api = await stripe();
      const intent = await settle(() => api.paymentIntents.cancel(intentId, {}, { idempotencyKey }), intentId, look);
      if (intent.tag !== 'intent') return intent;
      if (intent.status === 'canceled') return { tag: 'released' };
      if (intent.status === 'succeeded') return { tag: 'captured' };
      throw new PaymentUnavailable(intent.status);
    },

    async refund(intentId, idempotencyKey) {
      const api = await stripe();
      try {
        await translate(api.refunds.create({ payment_intent: intentId }, { idempotencyKey }));
      } catch (error) {
        const refusal = refusalOf(error);
        if (codeOf(error) !== 'charge_already_refunded') return refusal;
      }
      return { tag: 'refunded' };
    },

    async page(range, after) {
      const api = await stripe();
      return translate(pageOf(api, range, after));
    },

    async inspect(intentId) {
      const api = await stripe();
      return translate(recordOfIntent(api, intentId)).catch(refusalOf);
    },

    async parseWebhook(rawBody, signature) {
      const api = await stripe();
      const { default: sdk } = await import('stripe');
      try {
        return eventOf(await api.webhooks.constructEventAsync(rawBody, signature, config.stripeWebhookSecret));
      } catch (error) {
        if (error instanceof sdk.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

async function load(config: Pick<Config, 'stripeSecretKey' | 'stripeApiUrl'>, retries: number): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const place = config.stripeApiUrl ? addressOf(config.stripeApiUrl) : {};
  return new Client(config.stripeSecretKey, { ...place, maxNetworkRetries: retries, timeout, telemetry: false });
}

/** Of the provider's API, as its SDK wants it. */
export function addressOf(text: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(text);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}

function intentParams(input: AuthoriseRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: input.amountCents,
    currency: 'aud',
    customer: input.customerId,
    payment_method: input.paymentMethodId,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    use_stripe_sdk: true,
    setup_future_usage: 'off_session',
    description: input.description,
    metadata: input.metadata,
  };
}

/** Does it, or finds it done: an intent that cannot move any more is looked at instead of being an error. */
async function settle(
  act: () => Promise<Stripe.PaymentIntent>,
  intentId: string,
  look: Payments['look'],
): Promise<Intent | Refusal> {
  try {
    return intentOf(await translate(act()));
  } catch (error) {
    if (codeOf(error) === 'payment_intent_unexpected_state') return look(intentId);
    return refusalOf(error);
  }
}

/** The list fetches its pages as it is read. */
async function findAmong(
  intents: AsyncIterable<Stripe.PaymentIntent>,
  chargeId: string,
): Promise<Stripe.PaymentIntent | undefined> {
  for await (const intent of intents) if (intent.metadata.chargeId === chargeId) return intent;
  return undefined;
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const status = intent.status === 'requires_confirmation' ? 'requires_payment_method' : intent.status;
  return { tag: 'intent', id: intent.id, status: status as PaymentStatus, clientSecret: intent.client_secret ?? '' };
}

/** What an intent's status means for an authorisation. One that the provider does not know, or does not show, holds nothing for us. */
export function outcomeOf(seen: Intent | Refusal): Authorisation {
  if (seen.tag !== 'intent') return { tag: 'refused', reason: seen.reason };
  const { id, status, clientSecret } = seen;
  if (status === 'requires_capture' || status === 'succeeded') return { tag: 'authorised', intentId: id };
  if (status === 'requires_action') return { tag: 'action-required', intentId: id, clientSecret };
  if (status === 'processing') throw new PaymentUnavailable('processing');
  return {
    tag: 'declined',
    intentId: id,
    message: 'Your card could not be authenticated. Please try again or use another card.',
  };
}

/** A card error is an answer; an unusable payment method is one too. */
function answerOf(error: unknown): Asked {
  if (!(error instanceof PaymentRefused)) throw error;
  const { card, code, param, reason } = error;
  if (card) return { tag: 'declined', ...card };
  if (code === missing && param === 'customer') return { tag: 'customer-gone', reason };
  if (code === missing || param === 'payment_method') {
    return { tag: 'declined', message: 'This card could not be used. Please enter it again or use another card.' };
  }
  return { tag: 'refused', reason };
}

const missing = 'resource_missing';

/** A refusal as a value; whatever else was thrown is thrown on. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof PaymentRefused)) throw error;
  return { tag: error.code === missing ? 'gone' : 'refused', reason: error.reason };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const eventTypes: Record<string, PaymentEvent['type']> = {
  'payment_intent.amount_capturable_updated': 'capturable',
  'payment_intent.succeeded': 'captured',
  'payment_intent.canceled': 'canceled',
  'charge.refunded': 'refunded',
};

function eventOf(event: Stripe.Event): PaymentEvent {
  const type = eventTypes[event.type] ?? 'other';
  const { object } = event.data;
  if (object.object === 'payment_intent') {
    return { id: event.id, type, intentId: object.id, chargeId: object.metadata.chargeId ?? null };
  }
  if (object.object === 'charge') {
    const intent = object.payment_intent;
    // A partial refund leaves the charge captured.
    const whole = object.refunded ? type : 'other';
    return {
      id: event.id,
      type: whole,
      intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
      chargeId: null,
    };
  }
  return { id: event.id, type: 'other', intentId: null, chargeId: null };
}
