import type { Stripe } from 'stripe';
import { cardOf, type ChargedCard } from './payment-answers.ts';

/** Ask the provider after refund, dispute, account and payout events: they come late, twice and in any order. */
export type PaymentNews =
  | 'capturable'
  | 'failed'
  | 'captured'
  | 'canceled'
  | 'refund'
  | 'dispute'
  | 'account'
  | 'payout'
  | 'other';

/** `isAttached`: false once removed from its customer. */
export type FollowedCard = ChargedCard & { isAttached: boolean };

export interface PaymentEvent {
  id: string;
  type: PaymentNews;
  intentId: string | null;
  chargeId: string | null;
  accountId: string | null;
  /** Cancellation reason in the provider's words; `automatic` for an expired hold. */
  because: string | null;
  card: FollowedCard | null;
}

const newsOf: Record<string, PaymentNews> = {
  'payment_intent.amount_capturable_updated': 'capturable',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.succeeded': 'captured',
  'payment_intent.canceled': 'canceled',
  'charge.refunded': 'refund',
  'charge.refund.updated': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

export function readPaymentEvent({ id, type, data, account }: Stripe.Event): PaymentEvent {
  const { object } = data;
  const nothing = { intentId: null, chargeId: null, accountId: null, because: null, card: null };
  const event: PaymentEvent = { id, type: 'other', ...nothing };
  const about = newsOf[type] ?? 'other';
  if (object.object === 'payment_intent') {
    const { metadata, cancellation_reason: because } = object;
    return { ...event, type: about, intentId: object.id, chargeId: metadata.chargeId ?? null, because };
  }
  if (object.object === 'charge' || object.object === 'refund' || object.object === 'dispute') {
    const intent = object.payment_intent;
    return { ...event, type: about, intentId: typeof intent === 'string' ? intent : (intent?.id ?? null) };
  }
  if (object.object === 'payment_method') {
    const card = cardOf(object.id, object.card);
    return { ...event, card: card && { ...card, isAttached: object.customer !== null } };
  }
  if (type === 'account.updated') return { ...event, type: 'account', accountId: data.object.id };
  // Without an account it concerns our own payouts.
  if (object.object === 'payout' && account) return { ...event, type: 'payout', accountId: account };
  return event;
}
