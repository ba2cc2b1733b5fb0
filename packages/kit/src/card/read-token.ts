import type { ConfirmationToken, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

export async function readToken(
  stripe: Stripe,
  elements: StripeElements,
): Promise<{ error?: StripeError | undefined; confirmationToken?: ConfirmationToken | undefined }> {
  const { error } = await elements.submit();
  return error ? { error } : stripe.createConfirmationToken({ elements });
}
