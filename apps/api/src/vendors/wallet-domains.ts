import type { Stripe } from 'stripe';
import { refusalOf, type Refusal } from './payment-answers.ts';
import { translate } from './payment-errors.ts';

const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' } as const;

/** `waiting`: names of wallets that the provider does not allow on an enabled host yet. */
export type WalletDomain = { tag: 'domain'; waiting: readonly string[] } | Refusal;

export async function setWallets(api: Stripe, host: string, enabled: boolean): Promise<WalletDomain> {
  try {
    const { data } = await translate(api.paymentMethodDomains.list({ domain_name: host, limit: 1 }));
    const domain = await translate(change(api, data[0], { domain_name: host, enabled }));
    const waiting = Object.entries(wallets).filter(
      ([wallet]) => enabled && domain?.[wallet as keyof typeof wallets].status !== 'active',
    );
    return { tag: 'domain', waiting: waiting.map(([, name]) => name) };
  } catch (error) {
    return refusalOf(error);
  }
}

async function change(
  { paymentMethodDomains: domains }: Stripe,
  known: Stripe.PaymentMethodDomain | undefined,
  { domain_name, enabled }: { domain_name: string; enabled: boolean },
): Promise<Stripe.PaymentMethodDomain | undefined> {
  if (!known) return enabled ? domains.create({ domain_name }) : undefined;
  return known.enabled === enabled ? known : domains.update(known.id, { enabled });
}
