import type { Stripe } from 'stripe';
import { expand } from './payment-answers.ts';

interface PaymentRequest {
  customerId: string;
  /** Integer cents, AUD. */
  amountCents: number;
  /** What it is for, as the card's owner and people at the provider read it. */
  description: string;
  /** Ids only: whatever is written here is read by people at the payment provider. */
  metadata: Record<string, string>;
  idempotencyKey: string;
}

export interface AuthoriseRequest extends PaymentRequest {
  paymentMethodId: string;
  /** Attaches the card to the customer once the amount is held, to be used again while its owner is there. */
  savesCard?: boolean;
}

export interface PrepareRequest extends PaymentRequest {
  /** What of the amount is ours, in integer cents; the rest is the account's once it is captured. */
  ourFeeCents: number;
  accountId: string;
}

/** A hold that is asked for at once, with a card that is known. */
export function intentParams(input: AuthoriseRequest): Stripe.PaymentIntentCreateParams {
  return {
    ...heldParams(input),
    payment_method: input.paymentMethodId,
    ...(input.savesCard && { setup_future_usage: 'on_session' }),
    confirm: true,
    use_stripe_sdk: true,
    expand,
  };
}

/**
 * A hold that its payer confirms. The payment stays ours and its share goes on to the account at the capture: `on_behalf_of` is not
 * set, so that we are who the card's bank knows (docs/decisions/2026-11-22-payouts.md).
 */
export function preparedParams(input: PrepareRequest): Stripe.PaymentIntentCreateParams {
  return {
    ...heldParams(input),
    application_fee_amount: input.ourFeeCents,
    transfer_data: { destination: input.accountId },
  };
}

function heldParams(input: PaymentRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: input.amountCents,
    currency: 'aud',
    customer: input.customerId,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    description: input.description,
    metadata: input.metadata,
  };
}
