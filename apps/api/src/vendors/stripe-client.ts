import type { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';

/** Two tries of this long end before a claim's lease of 30 s does. */
const timeout = 12_000;

export type StripeConfig = Pick<Config, 'stripeSecretKey' | 'stripeApiUrl'>;

/** The SDK for one door, loaded at its first use. It asks again `retries` times before it says that nobody answered. */
export function lazyStripe(config: StripeConfig, retries: number): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  return () => (loading ??= load(config, retries));
}

async function load(config: StripeConfig, retries: number): Promise<Stripe> {
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
