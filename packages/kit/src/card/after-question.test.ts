import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { afterQuestion } from './after-question.ts';

const message = 'We are unable to authenticate your payment method.';
const intent = (status: string, says?: string): { paymentIntent: PaymentIntent } => ({
  paymentIntent: { status, last_payment_error: says === undefined ? null : { message: says } } as PaymentIntent,
});

it('goes on with a payment that is held', () => {
  expect(afterQuestion(intent('requires_capture'))).toEqual({});
  expect(afterQuestion(intent('requires_capture', message))).toEqual({});
});

it('says the error of the provider', () => {
  expect(afterQuestion({ error: { message } as StripeError })).toEqual({ errorMessage: message });
  expect(afterQuestion({ error: {} as StripeError })).toEqual({ errorMessage: '' });
});

it('says why a payment failed that was taken back before anybody looked', () => {
  expect(afterQuestion(intent('canceled', message))).toEqual({ errorMessage: message });
  expect(afterQuestion(intent('canceled'))).toEqual({ errorMessage: '' });
  expect(afterQuestion(intent('requires_payment_method', message))).toEqual({ errorMessage: message });
});
