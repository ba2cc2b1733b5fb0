import { once } from 'node:events';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { freshConfig, sandboxForTest } from './sandbox-for-test.ts';

/** The real SDK with as few retries as possible, so tests see each response. */
export function stripeClient(url: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}

export async function stripeForTest(webhookUrl?: string) {
  const config = freshConfig();
  if (webhookUrl) config.stripe.webhookUrl = webhookUrl;
  const sandbox = await sandboxForTest(config);
  const stripe = stripeClient(sandbox.url);
  const customer = await stripe.customers.create({ email: 'ann@example.com', metadata: { account: 'a1' } });
  const held: Stripe.PaymentIntentCreateParams = {
    amount: 1500,
    currency: 'aud',
    customer: customer.id,
    capture_method: 'manual',
    confirm: true,
    allowed_payment_method_types: ['card'],
  };
  return {
    ...sandbox,
    stripe,
    customer,
    /** The 15 AUD hold of a booking, with changes. */
    hold: (change: Partial<Stripe.PaymentIntentCreateParams>, options?: Stripe.RequestOptions) =>
      stripe.paymentIntents.create({ ...held, ...change }, options),
    enter: async (number: string, change: Record<string, string> = {}) => {
      const year = String(new Date().getUTCFullYear() + 3);
      const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': year, 'card[cvc]': '123' };
      const body = new URLSearchParams({ key: 'pk_test_sandbox', type: 'card', ...card, ...change });
      const answer = await fetch(`${sandbox.url}/v1/payment_methods`, { method: 'POST', body });
      return (await answer.json()) as { id: string; error?: { code: string; decline_code?: string } };
    },
    confirmInPage: async (intent: Stripe.PaymentIntent, paymentMethod: string) => {
      const said = { client_secret: intent.client_secret ?? '', payment_method: paymentMethod };
      const body = new URLSearchParams({ key: 'pk_test_sandbox', ...said });
      const answer = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, { method: 'POST', body });
      return (await answer.json()) as Partial<Stripe.PaymentIntent> & { error?: Stripe.StripeRawError };
    },
    answerChallenge: (intent: Stripe.PaymentIntent, outcome: 'complete' | 'fail') =>
      fetch(`${sandbox.url}/stripe-elements/3ds`, {
        method: 'POST',
        body: new URLSearchParams({ payment_intent: intent.id, client_secret: intent.client_secret ?? '', outcome }),
      }),
  };
}

export interface Delivery {
  body: string;
  signature: string;
}

/** An HTTP endpoint for webhooks. `next` waits for a delivery; `statuses` are answered in order, then 200. */
export async function webhookReceiver(
  statuses: number[] = [],
): Promise<{ url: string; next: () => Promise<Delivery> }> {
  const arrived: Delivery[] = [];
  const waiting: ((delivery: Delivery) => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const delivery = {
        body: Buffer.concat(parts).toString(),
        signature: String(request.headers['stripe-signature']),
      };
      const reader = waiting.shift();
      if (reader) reader(delivery);
      else arrived.push(delivery);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = () => {
    const delivery = arrived.shift();
    return delivery ? Promise.resolve(delivery) : new Promise<Delivery>((resolve) => waiting.push(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`, next };
}
