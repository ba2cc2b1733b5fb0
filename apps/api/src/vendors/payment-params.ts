import type { Stripe } from 'stripe';
import { expand } from './payment-answers.ts';

interface PaymentRequest {
  customerId: string;
  amountCents: number;
  description: string;
  /** IDs only: the provider's staff can read these. */
  metadata: Record<string, string>;
  idempotencyKey: string;
}

export interface AuthoriseRequest extends PaymentRequest {
  /** A saved card, or a confirmation token of a card that was just entered. */
  paymentMethodId: string;
  /** Saves the card for its owner once the amount is held. */
  savesCard?: boolean;
}

export interface PrepareRequest extends PaymentRequest {
  /** Our part in integer cents; the account gets the rest at capture. */
  ourFeeCents: number;
  accountId: string;
}

export function intentParams(input: AuthoriseRequest): Stripe.PaymentIntentCreateParams {
  return {
    ...heldParams(input),
    ...cardParams(input.paymentMethodId),
    ...(input.savesCard && { setup_future_usage: 'on_session' }),
    confirm: true,
    use_stripe_sdk: true,
    expand,
  };
}

export function cardParams(paymentMethodId: string): { confirmation_token: string } | { payment_method: string } {
  return paymentMethodId.startsWith('ctoken_')
    ? { confirmation_token: paymentMethodId }
    : { payment_method: paymentMethodId };
}

/** Payer-confirmed hold. No `on_behalf_of`: banks see us (docs/decisions/2026-11-22-destination-charges.md). */
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
