import type { PaymentStatus } from '@tele/core';
import type { Stripe } from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payment-errors.ts';

export interface ChargedCard {
  paymentMethodId: string;
  /** Provider's spelling: `visa`, `mastercard`, `amex`, … */
  brand: string;
  last4: string;
  /** `apple_pay`, `google_pay` or `link`; null for a card that was entered. */
  wallet: string | null;
  expMonth: number;
  expYear: number;
}

/** `holdMs`: hold period from creation, if known. `reason`: type and code. `unusable`: the card will never work. */
export type Authorisation =
  | { tag: 'authorised'; intentId: string; holdMs: number | null; card: ChargedCard | null }
  | { tag: 'action-required'; intentId: string; clientSecret: string }
  | { tag: 'declined'; message: string; reason: string; intentId?: string | undefined; unusable?: true }
  | { tag: 'refused'; reason: string };

/** `customer-gone`: the provider doesn't know the customer; nothing was created. */
export type AuthorisationResult = Authorisation | { tag: 'customer-gone'; reason: string };

export type Prepared =
  | { tag: 'prepared'; intentId: string; clientSecret: string }
  | { tag: 'customer-gone'; reason: string }
  | Refusal;

/** Final: `gone` is unknown to the provider, `refused` any other permanent error. `reason` is its type and code. */
export interface Refusal {
  tag: 'gone' | 'refused';
  reason: string;
}

export interface Intent {
  tag: 'intent';
  id: string;
  status: PaymentStatus;
  clientSecret: string;
  /** Hold period in ms from its creation, by the provider's clock alone: clocks are never compared. */
  holdMs: number | null;
  paidAt: Date | null;
  card: ChargedCard | null;
  /** Cancellation reason; `automatic` for an expired hold. */
  canceledBecause: string | null;
}

/** `failed`: the bank returned the refund, with its `reason`. */
export interface Refund {
  id: string;
  /** Integer cents, AUD. */
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  reason: string | null;
}

/** Provider's words: `needs_response`, `under_review`, `won`, `lost`, …; `fraudulent`, … */
export interface Dispute {
  id: string;
  status: string;
  reason: string;
  /** Integer cents, AUD. */
  cents: number;
}

export interface Fate {
  tag: 'fate';
  status: PaymentStatus;
  canceledBecause: string | null;
  refunds: readonly Refund[];
  dispute: Dispute | null;
}

/** Expanded with intents: the charge has the hold period. */
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
    card: paid ? cardOf(charge.payment_method, charge.payment_method_details?.card) : null,
    canceledBecause: intent.cancellation_reason,
  };
}

interface CardFields extends Pick<
  Stripe.Charge.PaymentMethodDetails.Card,
  'brand' | 'last4' | 'exp_month' | 'exp_year'
> {
  wallet: { type: string } | null;
}

export function cardOf(
  paymentMethodId: string | null,
  card: Partial<CardFields> | null | undefined,
): ChargedCard | null {
  const { brand, last4, wallet, exp_month: expMonth, exp_year: expYear } = card ?? {};
  if (!paymentMethodId || !brand || !last4 || !expMonth || !expYear) return null;
  return { paymentMethodId, brand, last4, wallet: wallet?.type ?? null, expMonth, expYear };
}

const ranked: readonly PaymentStatus[] = ['succeeded', 'requires_capture', 'processing', 'requires_action'];

export function rankOf({ status }: Intent): number {
  const at = ranked.indexOf(status);
  return at < 0 ? ranked.length : at;
}

export function refundOf({ id, amount: cents, status, failure_reason: reason }: Stripe.Refund): Refund {
  const failed = status === 'failed' || status === 'canceled';
  const shown = failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending';
  return { id, cents, status: shown, reason: reason ?? null };
}

export function disputeOf(disputes: readonly Stripe.Dispute[]): Dispute | null {
  const one = disputes.find(({ status }) => status === 'lost') ?? disputes[0];
  return one ? { id: one.id, status: one.status, reason: one.reason, cents: one.amount } : null;
}

export const endOf = ({ status, canceledBecause }: Intent): string =>
  `payment_intent: ${canceledBecause ? `${status}, ${canceledBecause}` : status}`;

/** Authorisation by an intent's status. Unknown or inaccessible intents hold nothing. */
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

/** Also for a card that another person saved. */
export const unusableCard = 'This card could not be used. Please enter it again or use another card.';

/** Card errors and unusable payment methods are results; others are thrown. */
export function answerOf(error: unknown): AuthorisationResult {
  if (!(error instanceof PaymentRefused)) throw error;
  const { card, code, param, reason } = error;
  if (card) return { tag: 'declined', reason, ...card };
  if (code === missing && param === 'customer') return { tag: 'customer-gone', reason };
  if (code === missing || code === 'payment_method_unexpected_state' || isCard(param))
    return { tag: 'declined', reason, message: unusableCard, unusable: true };
  return { tag: 'refused', reason };
}

export function preparedOf({ id, client_secret: clientSecret }: Stripe.PaymentIntent): Prepared {
  return { tag: 'prepared', intentId: id, clientSecret: clientSecret ?? '' };
}

export function notPrepared(error: unknown): Prepared {
  const refusal = refusalOf(error);
  const isCustomer = error instanceof PaymentRefused && error.param === 'customer';
  return refusal.tag === 'gone' && isCustomer ? { tag: 'customer-gone', reason: refusal.reason } : refusal;
}

const missing = 'resource_missing';
const isCard = (param?: string): boolean => param === 'payment_method' || param === 'confirmation_token';

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof PaymentRefused)) throw error;
  return { tag: error.code === missing ? 'gone' : 'refused', reason: error.reason };
}
