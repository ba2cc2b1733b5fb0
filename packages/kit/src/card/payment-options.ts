import type { StripePaymentElementOptions } from '@stripe/stripe-js';

export const paymentOptions = (readOnly: boolean): StripePaymentElementOptions => ({
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  // Australian cards need no postcode check.
  fields: { billingDetails: { address: 'if_required' } },
  terms: { card: 'never' },
  readOnly,
});
