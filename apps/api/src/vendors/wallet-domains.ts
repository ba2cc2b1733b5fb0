import type { Stripe } from 'stripe';
import { refusalOf, type Refusal } from './payment-answers.ts';
import { translate } from './payment-errors.ts';

const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' } as const;

/** `waiting`: names of wallets that the provider does not allow on the host yet. */
export type WalletDomain = { tag: 'registered'; waiting: readonly string[] } | Refusal;

/** Registers a host for wallets. Idempotent. */
export async function registerWallets(api: Stripe, host: string): Promise<WalletDomain> {
  try {
    const { data } = await translate(api.paymentMethodDomains.list({ domain_name: host, limit: 1 }));
    const domain = await translate(enable(api, data[0], host));
    const waiting = Object.entries(wallets).filter(
      ([wallet]) => domain[wallet as keyof typeof wallets].status !== 'active',
    );
    return { tag: 'registered', waiting: waiting.map(([, name]) => name) };
  } catch (error) {
    return refusalOf(error);
  }
}

async function enable(
  { paymentMethodDomains: domains }: Stripe,
  known: Stripe.PaymentMethodDomain | undefined,
  domain_name: string,
): Promise<Stripe.PaymentMethodDomain> {
  if (!known) return domains.create({ domain_name });
  return known.enabled ? known : domains.update(known.id, { enabled: true });
}
