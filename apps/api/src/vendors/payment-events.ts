import type { Stripe } from 'stripe';

/**
 * What an event is about. `refund` and `dispute` say only that there is something to see: the provider is asked how it stands
 * now, since its events come late, twice and in any order; `account` and `payout` say the same of a payout account. The others tell
 * of what an intent never takes back, or are looked at.
 */
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

export interface PaymentEvent {
  id: string;
  type: PaymentNews;
  intentId: string | null;
  /** The id of our charge row, from the metadata. */
  chargeId: string | null;
  /** Of whom a payout account's event tells. */
  accountId: string | null;
  /** Why an intent was canceled: the provider's word, `automatic` for a hold that ran out. */
  because: string | null;
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

/** A verified event in our words; one that we do not know, or that is about something else, is `other`. */
export function readPaymentEvent({ id, type, data, account }: Stripe.Event): PaymentEvent {
  const { object } = data;
  const event: PaymentEvent = { id, type: 'other', intentId: null, chargeId: null, accountId: null, because: null };
  const about = newsOf[type] ?? 'other';
  if (object.object === 'payment_intent') {
    const { metadata, cancellation_reason: because } = object;
    return { ...event, type: about, intentId: object.id, chargeId: metadata.chargeId ?? null, because };
  }
  if (object.object === 'charge' || object.object === 'refund' || object.object === 'dispute') {
    const intent = object.payment_intent;
    return { ...event, type: about, intentId: typeof intent === 'string' ? intent : (intent?.id ?? null) };
  }
  if (type === 'account.updated') return { ...event, type: 'account', accountId: data.object.id };
  // Without an account it is about our own money.
  if (object.object === 'payout' && account) return { ...event, type: 'payout', accountId: account };
  return event;
}
