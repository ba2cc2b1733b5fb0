import type { Config } from '../config/config.ts';

/** Things that only people do at Stripe, done at the stand-in of `STRIPE_API_URL`. */
export interface StandIn {
  completeAccount: (accountId: string) => Promise<void>;
  payOut: (accountId: string) => Promise<void>;
  payIntent: (clientSecret: string, paymentMethodId: string) => Promise<void>;
}

/** Undefined at Stripe. */
export function createStandIn({
  stripeApiUrl,
  stripeSecretKey,
}: Pick<Config, 'stripeApiUrl' | 'stripeSecretKey'>): StandIn | undefined {
  if (stripeApiUrl === undefined) return undefined;
  const post = async (path: string, body: string | URLSearchParams): Promise<void> => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const headers = { authorization: `Bearer ${stripeSecretKey}`, ...type };
    const answer = await fetch(`${stripeApiUrl}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
    if (answer.status >= 400) throw new Error(`The stand-in answered ${answer.status} to ${path}.`);
  };
  return {
    completeAccount: (id) => post(`/_connect/accounts/${id}/standing`, JSON.stringify({ standing: 'complete' })),
    payOut: (id) => post(`/_connect/accounts/${id}/pay-out`, '{}'),
    payIntent: (clientSecret, card) => {
      const [id = ''] = clientSecret.split('_secret_');
      return post(`/v1/payment_intents/${id}/confirm`, new URLSearchParams({ payment_method: card }));
    },
  };
}
