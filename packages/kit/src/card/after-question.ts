import type { PaymentIntentOrSetupIntentResult } from '@stripe/stripe-js';
import type { ProviderAnswer } from './pay.ts';

const ended: readonly string[] = ['requires_payment_method', 'canceled'];

/** 3-D Secure result. If the service cancelled first, there is no error: the payment has the reason. */
export function afterQuestion({ error, paymentIntent }: PaymentIntentOrSetupIntentResult): ProviderAnswer {
  if (error) return { errorMessage: error.message ?? '' };
  if (!paymentIntent || !ended.includes(paymentIntent.status)) return {};
  return { errorMessage: paymentIntent.last_payment_error?.message ?? '' };
}
