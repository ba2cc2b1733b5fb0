import type { PaymentIntentOrSetupIntentResult } from '@stripe/stripe-js';
import type { ProviderAnswer } from './pay.ts';

const ended: readonly string[] = ['requires_payment_method', 'canceled'];

/**
 * What came of the bank's question. The service hears of a failure too, and may have taken the payment back before the provider's code looks
 * at it: then that code has no error, and the payment says why.
 */
export function afterQuestion({ error, paymentIntent }: PaymentIntentOrSetupIntentResult): ProviderAnswer {
  if (error) return { errorMessage: error.message ?? '' };
  if (!paymentIntent || !ended.includes(paymentIntent.status)) return {};
  return { errorMessage: paymentIntent.last_payment_error?.message ?? '' };
}
