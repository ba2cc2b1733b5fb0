import type { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';

/** Two tries fit within a claim's lease of 30 s. */
const timeout = 12_000;

export type StripeConfig = Pick<Config, 'stripeSecretKey' | 'stripeApiUrl'>;

/** SDK, loaded at first use. Retries `retries` times before it reports no answer. */
export function lazyStripe(config: StripeConfig, retries: number): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  return () => (loading ??= load(config, retries));
}

async function load(config: StripeConfig, retries: number): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const place = config.stripeApiUrl ? addressOf(config.stripeApiUrl) : {};
  return new Client(config.stripeSecretKey, { ...place, maxNetworkRetries: retries, timeout, telemetry: false });
}

export function addressOf(text: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(text);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}
