import type { Stripe } from 'stripe';

export interface PaymentRecord {
  id: string;
  chargeId: string | null;
  /** `open` is unpaid, `held` awaits capture, `under-way` is being decided. */
  fate: 'open' | 'under-way' | 'held' | 'let-go' | 'taken' | 'partly-returned' | 'returned';
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  disputed: boolean;
  share: PaymentShare | null;
}

/** Integer cents; nothing is kept before the capture. */
export interface PaymentShare {
  accountId: string;
  ourFeeCents: number;
  keptCents: number;
  feeKeptCents: number;
}

export interface RecordPage {
  items: readonly PaymentRecord[];
  next: string | undefined;
}

export interface RecordRange {
  from: Date | undefined;
  until: Date;
}

const paths = ['latest_charge.transfer', 'latest_charge.application_fee'];
const expand = { page: paths.map((path) => `data.${path}`), one: paths };
const pageSize = 100;

export async function pageOf(api: Stripe, { from, until }: RecordRange, after?: string): Promise<RecordPage> {
  const created = { lt: seconds(until), ...(from ? { gte: seconds(from) } : {}) };
  const start = after === undefined ? {} : { starting_after: after };
  const { data, has_more } = await api.paymentIntents.list({ created, limit: pageSize, expand: expand.page, ...start });
  return { items: data.map(recordOf), next: has_more ? data.at(-1)?.id : undefined };
}

export async function recordOfIntent(api: Stripe, intentId: string): Promise<PaymentRecord> {
  return recordOf(await api.paymentIntents.retrieve(intentId, { expand: expand.one }));
}

function recordOf(intent: Stripe.PaymentIntent): PaymentRecord {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const capturedCents = charge?.amount_captured ?? 0;
  const refundedCents = intent.status === 'succeeded' ? (charge?.amount_refunded ?? 0) : 0;
  return {
    id: intent.id,
    chargeId: intent.metadata.chargeId ?? null,
    fate: fateOf(intent.status, capturedCents, refundedCents),
    amountCents: intent.amount,
    capturedCents,
    refundedCents,
    disputed: charge?.disputed ?? false,
    share: shareOf(intent, charge),
  };
}

function shareOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): PaymentShare | null {
  const to = intent.transfer_data?.destination;
  if (!to) return null;
  const transfer = typeof charge?.transfer === 'object' ? charge.transfer : null;
  const fee = typeof charge?.application_fee === 'object' ? charge.application_fee : null;
  return {
    accountId: typeof to === 'string' ? to : to.id,
    ourFeeCents: intent.application_fee_amount ?? 0,
    keptCents: (transfer?.amount ?? 0) - (transfer?.amount_reversed ?? 0),
    feeKeptCents: (fee?.amount ?? 0) - (fee?.amount_refunded ?? 0),
  };
}

function fateOf(status: Stripe.PaymentIntent.Status, captured: number, refunded: number): PaymentRecord['fate'] {
  if (status === 'requires_capture') return 'held';
  if (status === 'canceled') return 'let-go';
  if (status === 'processing') return 'under-way';
  if (status !== 'succeeded') return 'open';
  if (refunded === 0) return 'taken';
  return refunded < captured ? 'partly-returned' : 'returned';
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
