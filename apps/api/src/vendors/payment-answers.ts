import type { PaymentStatus } from '@tele/core';
import type { Stripe } from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payment-errors.ts';

/** A charged card as its owner may see it. */
export interface ChargedCard {
  paymentMethodId: string;
  /** `visa`, `mastercard`, `amex`, …, in the provider's spelling. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/**
 * `holdMs`: how long a hold lasts from its making, where the provider says so. A `reason` is its type and code. `unusable`: the
 * provider will never take this card again, so a saved one is of no use.
 */
export type Authorisation =
  | { tag: 'authorised'; intentId: string; holdMs: number | null; card: ChargedCard | null }
  | { tag: 'action-required'; intentId: string; clientSecret: string }
  | { tag: 'declined'; message: string; reason: string; intentId?: string | undefined; unusable?: true }
  | { tag: 'refused'; reason: string };

/** `customer-gone`: the provider does not know the customer, so nothing was made. */
export type AuthorisationResult = Authorisation | { tag: 'customer-gone'; reason: string };

/** Nothing is held yet: the payer confirms it in their browser with the secret. */
export type Prepared =
  | { tag: 'prepared'; intentId: string; clientSecret: string }
  | { tag: 'customer-gone'; reason: string }
  | Refusal;

/**
 * The provider's last word: `gone` is something that it does not know, `refused` anything else that asking again will not
 * change. The reason is its type and code.
 */
export interface Refusal {
  tag: 'gone' | 'refused';
  reason: string;
}

export interface Intent {
  tag: 'intent';
  id: string;
  status: PaymentStatus;
  clientSecret: string;
  /** How long its hold lasts, in milliseconds from its making: by the provider's clock alone, so that no two are compared. */
  holdMs: number | null;
  /** When its payer's bank said yes, while it holds or took the money: by the provider's clock, in whole seconds. */
  paidAt: Date | null;
  /** The card, while it holds or took the money. */
  card: ChargedCard | null;
  /** Why it was canceled: `automatic` for a hold that ran out. */
  canceledBecause: string | null;
}

/** A refund is `failed` when the bank has sent it back; `reason` is why. */
export interface Refund {
  id: string;
  /** Integer cents, AUD. */
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  reason: string | null;
}

/** `status` and `reason` in the provider's words: `needs_response`, `under_review`, `won`, `lost`, …; `fraudulent`, … */
export interface Dispute {
  id: string;
  status: string;
  reason: string;
  /** Integer cents, AUD. */
  cents: number;
}

/** All that has become of a payment, as it stands now. */
export interface Fate {
  tag: 'fate';
  status: PaymentStatus;
  canceledBecause: string | null;
  refunds: readonly Refund[];
  /** The one that counts: a lost one, or else the last. */
  dispute: Dispute | null;
}

/** What the answers about an intent carry besides it: its charge, which says how long a hold lasts. */
export const expand = ['latest_charge'];

export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const status = intent.status === 'requires_confirmation' ? 'requires_payment_method' : intent.status;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const until = charge?.payment_method_details?.card?.capture_before;
  const paid = charge && (status === 'requires_capture' || status === 'succeeded');
  return {
    tag: 'intent',
    id: intent.id,
    status: status as PaymentStatus,
    clientSecret: intent.client_secret ?? '',
    holdMs: charge && until ? (until - charge.created) * 1_000 : null,
    paidAt: paid ? new Date(charge.created * 1_000) : null,
    card: paid ? cardOf(charge) : null,
    canceledBecause: intent.cancellation_reason,
  };
}

function cardOf({
  payment_method: paymentMethodId,
  payment_method_details: details,
}: Stripe.Charge): ChargedCard | null {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = details?.card ?? {};
  if (!paymentMethodId || !brand || !last4 || !expMonth || !expYear) return null;
  return { paymentMethodId, brand, last4, expMonth, expYear };
}

const ranked: readonly PaymentStatus[] = ['succeeded', 'requires_capture', 'processing', 'requires_action'];

/** What holds money counts before what may yet, and that before what has ended. */
export function rankOf({ status }: Intent): number {
  const at = ranked.indexOf(status);
  return at < 0 ? ranked.length : at;
}

export function refundOf({ id, amount: cents, status, failure_reason: reason }: Stripe.Refund): Refund {
  const failed = status === 'failed' || status === 'canceled';
  const shown = failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending';
  return { id, cents, status: shown, reason: reason ?? null };
}

/** The list is newest first. */
export function disputeOf(disputes: readonly Stripe.Dispute[]): Dispute | null {
  const one = disputes.find(({ status }) => status === 'lost') ?? disputes[0];
  return one ? { id: one.id, status: one.status, reason: one.reason, cents: one.amount } : null;
}

/** Why an intent that holds nothing ended, in the provider's words. */
export const endOf = ({ status, canceledBecause }: Intent): string =>
  `payment_intent: ${canceledBecause ? `${status}, ${canceledBecause}` : status}`;

/** What an intent's status means for an authorisation. One that the provider does not know, or does not show, holds nothing for us. */
export function outcomeOf(seen: Intent | Refusal): Authorisation {
  if (seen.tag !== 'intent') return { tag: 'refused', reason: seen.reason };
  const { id, status, clientSecret, holdMs, card } = seen;
  if (status === 'requires_capture' || status === 'succeeded') return { tag: 'authorised', intentId: id, holdMs, card };
  if (status === 'requires_action') return { tag: 'action-required', intentId: id, clientSecret };
  if (status === 'processing') throw new PaymentUnavailable('processing');
  return {
    tag: 'declined',
    intentId: id,
    reason: endOf(seen),
    message: 'Your card could not be authenticated. Please try again or use another card.',
  };
}

/** Also the refusal of a card that somebody else saved. */
export const unusableCard = 'This card could not be used. Please enter it again or use another card.';

/** A card error is an answer; an unusable payment method is one too. */
export function answerOf(error: unknown): AuthorisationResult {
  if (!(error instanceof PaymentRefused)) throw error;
  const { card, code, param, reason } = error;
  if (card) return { tag: 'declined', reason, ...card };
  if (code === missing && param === 'customer') return { tag: 'customer-gone', reason };
  if (code === missing || code === 'payment_method_unexpected_state' || param === 'payment_method')
    return { tag: 'declined', reason, message: unusableCard, unusable: true };
  return { tag: 'refused', reason };
}

export function preparedOf({ id, client_secret: clientSecret }: Stripe.PaymentIntent): Prepared {
  return { tag: 'prepared', intentId: id, clientSecret: clientSecret ?? '' };
}

/** Why nothing was prepared; `gone` is the account that it was to be paid to. */
export function notPrepared(error: unknown): Prepared {
  const refusal = refusalOf(error);
  const isCustomer = error instanceof PaymentRefused && error.param === 'customer';
  return refusal.tag === 'gone' && isCustomer ? { tag: 'customer-gone', reason: refusal.reason } : refusal;
}

const missing = 'resource_missing';

/** A refusal as a value; whatever else was thrown is thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof PaymentRefused)) throw error;
  return { tag: error.code === missing ? 'gone' : 'refused', reason: error.reason };
}
