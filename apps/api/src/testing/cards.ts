import { Stripe } from 'stripe';
import { addressOf } from '../vendors/stripe-client.ts';
import type { Person } from './people.ts';
import type { TestApi } from './start-api.ts';
import type { TestStripe } from './start-stripe.ts';

export interface Card {
  cardId: string;
  paymentMethodId: string;
  brand: string;
  last4: string;
}

export async function cardsOf(api: TestApi, as: Person): Promise<Card[]> {
  return ((await api.call('myCards', { as })).body as { items: Card[] }).items;
}

/** IDs of the payment methods that Stripe keeps for a person. */
export async function keptAtStripe(
  api: TestApi,
  stripe: TestStripe,
  { userId }: { userId: string },
): Promise<string[]> {
  const users = api.services.db.selectFrom('users').select('stripe_customer_id').where('id', '=', userId);
  const user = await users.executeTakeFirst();
  if (!user?.stripe_customer_id) return [];
  const provider = new Stripe('sk_test_sandbox', addressOf(stripe.url));
  const { data } = await provider.customers.listPaymentMethods(user.stripe_customer_id);
  return data.map(({ id }) => id);
}
