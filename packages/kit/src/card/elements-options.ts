import type {
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
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

export const paymentOptions = (readOnly: boolean): StripePaymentElementOptions => ({
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  // Australian cards need no postcode check.
  fields: { billingDetails: { address: 'if_required' } },
  terms: { card: 'never' },
  readOnly,
});

/** White buttons with an outline suit light and dark pages. */
export const expressOptions: StripeExpressCheckoutElementOptions = {
  buttonTheme: { applePay: 'white-outline', googlePay: 'white' },
  buttonType: { googlePay: 'plain' },
};
