import type { PaymentStatus } from '@tele/core';
import type { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import { PaymentUnavailable, translate } from './payment-errors.ts';

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
  | { tag: 'declined'; message: string; intentId?: string };

export interface Intent {
  id: string;
  status: PaymentStatus;
  clientSecret: string;
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
 * happened is then unknown, and the same key asks again. Repeating a finished capture, release or refund is no error.
 */
export interface Payments {
  ensureCustomer: (input: { userId: string; email: string; idempotencyKey: string }) => Promise<string>;
  /** Holds the amount on the card and keeps the card on file. A replay answers what is true now, not what was then. */
  authorise: (input: AuthoriseRequest) => Promise<Authorisation>;
  look: (intentId: string) => Promise<Intent>;
  /** The intent of a charge of ours, for when its key is too old to be replayed. */
  find: (customerId: string, chargeId: string) => Promise<Intent | undefined>;
  capture: (intentId: string, idempotencyKey: string) => Promise<'captured' | 'canceled'>;
  release: (intentId: string, idempotencyKey: string) => Promise<'released' | 'captured'>;
  refund: (intentId: string, idempotencyKey: string) => Promise<void>;
  /** Undefined when the signature is not the provider's. The body must be the raw one. */
  parseWebhook: (rawBody: string, signature: string) => Promise<PaymentEvent | undefined>;
}

/** Two tries of this long end before a claim's lease of 30 s does. */
const timeout = 12_000;

/** Payments at Stripe, or at whatever speaks its protocol under `stripeApiUrl`. The SDK is loaded on first use. */
export function createPayments(
  config: Pick<Config, 'stripeSecretKey' | 'stripeApiUrl' | 'stripeWebhookSecret'>,
): Payments {
  let loading: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (loading ??= load(config));

  const look = async (intentId: string): Promise<Intent> => {
    const api = await stripe();
    return intentOf(await translate(api.paymentIntents.retrieve(intentId)));
  };

  return {
    async ensureCustomer({ userId, email, idempotencyKey }) {
      const api = await stripe();
      const customer = await translate(api.customers.create({ email, metadata: { userId } }, { idempotencyKey }));
      return customer.id;
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
        const { default: sdk } = await import('stripe');
        return declineOf(error, sdk);
      }
    },

    look,

    async find(customerId, chargeId) {
      const api = await stripe();
      const { data } = await translate(api.paymentIntents.list({ customer: customerId, limit: 100 }));
      const intent = data.find((one) => one.metadata.chargeId === chargeId);
      return intent && intentOf(intent);
    },

    async capture(intentId, idempotencyKey) {
      const api = await stripe();
      const intent = await settle(() => api.paymentIntents.capture(intentId, {}, { idempotencyKey }), intentId, look);
      if (intent.status === 'succeeded') return 'captured';
      if (intent.status === 'canceled') return 'canceled';
      throw new Error(`A capture found its intent ${intent.status}.`);
    },

    async release(intentId, idempotencyKey) {
      const api = await stripe();
      const intent = await settle(() => api.paymentIntents.cancel(intentId, {}, { idempotencyKey }), intentId, look);
      if (intent.status === 'canceled') return 'released';
      if (intent.status === 'succeeded') return 'captured';
      throw new Error(`A release found its intent ${intent.status}.`);
    },

    async refund(intentId, idempotencyKey) {
      const api = await stripe();
      try {
        await translate(api.refunds.create({ payment_intent: intentId }, { idempotencyKey }));
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
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

async function load(config: Pick<Config, 'stripeSecretKey' | 'stripeApiUrl'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const place = config.stripeApiUrl ? addressOf(config.stripeApiUrl) : {};
  return new Client(config.stripeSecretKey, { ...place, maxNetworkRetries: 1, timeout, telemetry: false });
}

function addressOf(text: string): { host: string; port: string; protocol: 'http' | 'https' } {
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
  look: (intentId: string) => Promise<Intent>,
): Promise<Intent> {
  try {
    return intentOf(await translate(act()));
  } catch (error) {
    if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
    return look(intentId);
  }
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const status = intent.status === 'requires_confirmation' ? 'requires_payment_method' : intent.status;
  return { id: intent.id, status: status as PaymentStatus, clientSecret: intent.client_secret ?? '' };
}

/** What an intent's status means for an authorisation. */
export function outcomeOf({ id, status, clientSecret }: Intent): Authorisation {
  if (status === 'requires_capture' || status === 'succeeded') return { tag: 'authorised', intentId: id };
  if (status === 'requires_action') return { tag: 'action-required', intentId: id, clientSecret };
  if (status === 'processing') throw new PaymentUnavailable('processing');
  return {
    tag: 'declined',
    intentId: id,
    message: 'Your card could not be authenticated. Please try again or use another card.',
  };
}

/** A card error is an answer; an unusable payment method is one too. Anything else stays thrown. */
function declineOf(error: unknown, sdk: typeof Stripe): Authorisation {
  if (error instanceof sdk.errors.StripeCardError) {
    const intentId = error.payment_intent?.id;
    return { tag: 'declined', message: error.message, ...(intentId ? { intentId } : {}) };
  }
  if (error instanceof sdk.errors.StripeInvalidRequestError && aboutTheCard(error)) {
    return { tag: 'declined', message: 'This card could not be used. Please enter it again or use another card.' };
  }
  throw error;
}

function aboutTheCard(error: { param?: string; code?: string; message: string }): boolean {
  return (
    error.param === 'payment_method' || (error.code === 'resource_missing' && /payment.?method/i.test(error.message))
  );
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
