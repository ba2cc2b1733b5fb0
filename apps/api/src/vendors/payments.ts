import type { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';
import {
  answerOf,
  disputeOf,
  endOf,
  expand,
  intentOf,
  notPrepared,
  outcomeOf,
  preparedOf,
  rankOf,
  refundOf,
  refusalOf,
  type AuthorisationResult,
  type Fate,
  type Intent,
  type Prepared,
  type Refusal,
} from './payment-answers.ts';
import { readPaymentEvent, type PaymentEvent } from './payment-events.ts';
import { PaymentUnavailable, translate } from './payment-errors.ts';
import { intentParams, preparedParams, type AuthoriseRequest, type PrepareRequest } from './payment-params.ts';
import { pageOf, recordOfIntent, type PaymentRecord, type RecordPage, type RecordRange } from './payment-records.ts';
import { lazyStripe, type StripeConfig } from './stripe-client.ts';
import { setWallets, type WalletDomain } from './wallet-domains.ts';

type Ended<Tag extends string> = { tag: Tag } | Refusal;

export interface Customer {
  tag: 'customer';
  id: string;
}

/** Payment provider. Throws PaymentUnavailable if the outcome is unknown: retry with the same key. Idempotent. */
export interface Payments {
  ensureCustomer: (input: { userId: string; email: string; idempotencyKey: string }) => Promise<Customer | Refusal>;
  /** Deletes a customer with cards; payments stay. `gone` if the provider doesn't know them. */
  deleteCustomer: (customerId: string) => Promise<Ended<'deleted'>>;
  detachCard: (paymentMethodId: string) => Promise<Ended<'detached'>>;
  authorise: (input: AuthoriseRequest) => Promise<AuthorisationResult>;
  /** Payment confirmed in the payer's browser, which may try several cards. Replays return the same payment. */
  prepare: (input: PrepareRequest) => Promise<Prepared>;
  look: (intentId: string) => Promise<Intent | Refusal>;
  /** Intents of a charge among these customers, held money first, for when the key gives no answer. */
  find: (customerIds: readonly string[], chargeId: string) => Promise<Intent[]>;
  fateOf: (intentId: string) => Promise<Fate | Refusal>;
  capture: (
    intentId: string,
    idempotencyKey: string,
  ) => Promise<Ended<'captured'> | { tag: 'canceled'; reason: string }>;
  release: (intentId: string, idempotencyKey: string) => Promise<Ended<'released' | 'captured'>>;
  /** Refunds the rest. `reverse` returns the account's share and our fee. `disputed`: the bank claims the money. */
  refund: (
    intentId: string,
    idempotencyKey: string,
    options?: { reverse: boolean },
  ) => Promise<Ended<'refunded' | 'disputed'>>;
  page: (range: RecordRange, after?: string) => Promise<RecordPage>;
  inspect: (intentId: string) => Promise<PaymentRecord | Refusal>;
  /** Shows or hides wallets on pages of this host. Idempotent. */
  setWallets: (host: string, enabled: boolean) => Promise<WalletDomain>;
  /** Undefined for an invalid signature. Expects the raw body. */
  parseWebhook: (rawBody: string, signature: string) => Promise<PaymentEvent | undefined>;
}

/** Payments at Stripe, or a service with its protocol at `stripeApiUrl`. Retries before PaymentUnavailable. */
export function createPayments(
  config: StripeConfig & Pick<Config, 'stripeWebhookSecret'>,
  { retries = 1 }: { retries?: number } = {},
): Payments {
  const stripe = lazyStripe(config, retries);

  const look: Payments['look'] = async (intentId) => {
    const api = await stripe();
    return translate(api.paymentIntents.retrieve(intentId, { expand })).then(intentOf, refusalOf);
  };

  return {
    async ensureCustomer({ userId, email, idempotencyKey }) {
      const api = await stripe();
      const making = translate(api.customers.create({ email, metadata: { userId } }, { idempotencyKey }));
      return making.then(({ id }) => ({ tag: 'customer' as const, id }), refusalOf);
    },

    async deleteCustomer(customerId) {
      const api = await stripe();
      return translate(api.customers.del(customerId)).then(() => ({ tag: 'deleted' as const }), refusalOf);
    },

    async detachCard(paymentMethodId) {
      const api = await stripe();
      try {
        await translate(api.paymentMethods.detach(paymentMethodId));
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.tag === 'gone') return refusal;
        const { customer } = await translate(api.paymentMethods.retrieve(paymentMethodId));
        if (customer !== null) return refusal;
      }
      return { tag: 'detached' };
    },

    async authorise(input) {
      const api = await stripe();
      try {
        const intent = await translate(
          api.paymentIntents.create(intentParams(input), { idempotencyKey: input.idempotencyKey }),
        );
        // A replayed response is old; the intent may have changed.
        const replayed = intent.lastResponse.headers['idempotent-replayed'] === 'true';
        return outcomeOf(replayed ? await look(intent.id) : intentOf(intent));
      } catch (error) {
        return answerOf(error);
      }
    },

    async prepare(input) {
      const api = await stripe();
      const options = { idempotencyKey: input.idempotencyKey };
      return translate(api.paymentIntents.create(preparedParams(input), options)).then(preparedOf, notPrepared);
    },

    look,

    async find(customerIds, chargeId) {
      const api = await stripe();
      const found: Intent[] = [];
      for (const customer of customerIds) {
        const listed = api.paymentIntents.list({ customer, limit: 100, expand: expand.map((path) => `data.${path}`) });
        const intents = await translate(madeFor(listed, chargeId)).catch((error: unknown) => {
          refusalOf(error);
          return [];
        });
        found.push(...intents.map(intentOf));
      }
      return found.toSorted((one, other) => rankOf(one) - rankOf(other));
    },

    async fateOf(intentId) {
      const seen = await look(intentId);
      if (seen.tag !== 'intent') return seen;
      const { status, canceledBecause } = seen;
      const fate = { tag: 'fate' as const, status, canceledBecause };
      if (status !== 'succeeded') return { ...fate, refunds: [], dispute: null };
      const api = await stripe();
      const of = { payment_intent: intentId, limit: 100 };
      const [refunds, disputes] = await Promise.all([
        translate(api.refunds.list(of)),
        translate(api.disputes.list(of)),
      ]);
      return { ...fate, refunds: refunds.data.map(refundOf), dispute: disputeOf(disputes.data) };
    },

    async capture(intentId, idempotencyKey) {
      const api = await stripe();
      const intent = await settle(() => api.paymentIntents.capture(intentId, {}, { idempotencyKey }), intentId, look);
      if (intent.tag !== 'intent') return intent;
      if (intent.status === 'succeeded') return { tag: 'captured' };
      if (intent.status === 'canceled' || intent.status === 'requires_payment_method')
        return { tag: 'canceled', reason: endOf(intent) };
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

    async refund(intentId, idempotencyKey, { reverse } = { reverse: false }) {
      const api = await stripe();
      const back = reverse ? { reverse_transfer: true, refund_application_fee: true } : {};
      try {
        await translate(api.refunds.create({ payment_intent: intentId, ...back }, { idempotencyKey }));
      } catch (error) {
        const refusal = refusalOf(error);
        if (codeOf(error) === 'charge_disputed') return { tag: 'disputed' };
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

    setWallets: async (host, enabled) => setWallets(await stripe(), host, enabled),

    async parseWebhook(rawBody, signature) {
      const api = await stripe();
      const { default: sdk } = await import('stripe');
      for (const secret of config.stripeWebhookSecret.split(',').map((one) => one.trim())) {
        try {
          return readPaymentEvent(await api.webhooks.constructEventAsync(rawBody, signature, secret));
        } catch (error) {
          if (!(error instanceof sdk.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return undefined;
    },
  };
}

/** Acts, or looks at an intent that is already final instead of failing. */
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

async function madeFor(
  intents: AsyncIterable<Stripe.PaymentIntent>,
  chargeId: string,
): Promise<Stripe.PaymentIntent[]> {
  const found: Stripe.PaymentIntent[] = [];
  for await (const intent of intents) if (intent.metadata.chargeId === chargeId) found.push(intent);
  return found;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
