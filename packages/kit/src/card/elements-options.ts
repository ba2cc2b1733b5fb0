import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { CardLook } from './card-look.ts';

export interface ElementsTerms {
  look: CardLook | null;
  /** Integer cents, AUD. */
  amountCents: number;
  savesCard: boolean;
}

/** Terms of the confirmation token: the API's payment has the same, or Stripe refuses it. */
export const elementsOptions = ({ look, amountCents, savesCard }: ElementsTerms): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: amountCents,
  currency: 'aud',
  captureMethod: 'manual',
  setupFutureUsage: savesCard ? 'on_session' : null,
  allowedPaymentMethodTypes: ['card'],
  loader: 'never',
  ...(look && { appearance: { variables: look } }),
});
