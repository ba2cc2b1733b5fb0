import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { afterQuestion } from './after-question.ts';

const message = 'We are unable to authenticate your payment method.';
const intent = (status: string, says?: string): { paymentIntent: PaymentIntent } => ({
  paymentIntent: { status, last_payment_error: says === undefined ? null : { message: says } } as PaymentIntent,
});

it('continues with a held payment', () => {
  expect(afterQuestion(intent('requires_capture'))).toEqual({});
  expect(afterQuestion(intent('requires_capture', message))).toEqual({});
});

it('returns the provider’s error', () => {
  expect(afterQuestion({ error: { message } as StripeError })).toEqual({ errorMessage: message });
  expect(afterQuestion({ error: {} as StripeError })).toEqual({ errorMessage: '' });
});

it('gives the reason when a failed payment was cancelled before it was read', () => {
  expect(afterQuestion(intent('canceled', message))).toEqual({ errorMessage: message });
  expect(afterQuestion(intent('canceled'))).toEqual({ errorMessage: '' });
  expect(afterQuestion(intent('requires_payment_method', message))).toEqual({ errorMessage: message });
});
