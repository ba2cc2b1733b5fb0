import type { Dispute, Fate, Refund } from '../vendors/payment-answers.ts';
import { isChargedBack, isLostToBank, type Charge } from './charge.ts';
import type { ChargeNews } from './parts.ts';

/** Tasks for staff. `answer-dispute`: the bank waits for evidence. `refund-by-hand`: the card takes no refund. */
export type ByHand = 'answer-dispute' | 'refund-by-hand';

export type Aftermath = Pick<
  Charge,
  'status' | 'failed_because' | 'failed_refunds' | 'dispute_id' | 'dispute_status' | 'dispute_reason' | 'dispute_cents'
>;

export interface Change {
  row: Aftermath;
  news: ChargeNews | null;
  /** Days until another refund try. */
  refundInDays: number | null;
  byHand: readonly ByHand[];
}

/** Total tries of a refund that the bank returns, each a day later than the one before. */
const refundTries = 3;
const captured: readonly Charge['status'][] = ['CAPTURED', 'REFUNDING', 'REFUNDED'];

/** New state from the provider's current view. Idempotent: events may arrive late, twice and in any order. */
export function changeOf(charge: Charge, fate: Fate): Change {
  const row = aftermathOf(charge);
  const unchanged: Change = { row, news: null, refundInDays: null, byHand: [] };
  if (fate.status === 'canceled') {
    const because = fate.canceledBecause ? `canceled, ${fate.canceledBecause}` : 'canceled';
    return charge.status === 'AUTHORISED' || charge.status === 'ACTION_REQUIRED'
      ? {
          ...unchanged,
          row: { ...row, status: 'RELEASED', failed_because: `payment_intent: ${because}` },
          news: 'lost',
        }
      : unchanged;
  }
  const before = charge.status === 'AUTHORISED' ? 'CAPTURED' : charge.status;
  if (fate.status !== 'succeeded' || !captured.includes(before)) return unchanged;

  const disputed = { ...row, ...disputeColumns(fate.dispute, row) };
  const failed = fate.refunds.filter(({ status }) => status === 'failed');
  const sentBack = failed.filter(
    ({ id, cents }) => cents >= charge.amount_cents && !charge.failed_refunds.includes(id),
  );
  const status = statusOf({ charge, before, disputed, refunds: fate.refunds, sentBack: sentBack.length > 0 });
  const reason = sentBack[0]?.reason;
  const after: Aftermath = {
    ...disputed,
    status,
    failed_refunds: [...new Set([...charge.failed_refunds, ...failed.map(({ id }) => id)])],
    failed_because: reason === undefined ? row.failed_because : `refund: ${reason ?? 'unknown'}`,
  };
  const settled = after.status === charge.status && after.status !== 'REFUNDING';
  return { row: after, news: settled ? null : 'captured', ...whatFollows(charge, after, sentBack.length > 0) };
}

interface ChargeFacts {
  charge: Charge;
  before: Charge['status'];
  disputed: Aftermath;
  refunds: readonly Refund[];
  sentBack: boolean;
}

function statusOf({ charge, before, disputed, refunds, sentBack }: ChargeFacts): Charge['status'] {
  const returned = sum(refunds.filter(({ status }) => status === 'succeeded'));
  if (returned >= charge.amount_cents) return 'REFUNDED';
  // The bank has already returned the money to the payer.
  if (isLostToBank(disputed)) return 'CAPTURED';
  // A full refund was requested, but did not happen.
  return sentBack || before === 'REFUNDED' ? 'REFUNDING' : before;
}

function whatFollows(charge: Charge, after: Aftermath, sentBack: boolean): Pick<Change, 'refundInDays' | 'byHand'> {
  const byHand: ByHand[] = [];
  if (needsAnswer(after) && after.dispute_status !== charge.dispute_status) byHand.push('answer-dispute');
  // The bank holds the money and decides first.
  if (after.status !== 'REFUNDING' || isChargedBack(after)) return { refundInDays: null, byHand };
  const failures = after.failed_refunds.length;
  if (sentBack && failures >= refundTries) return { refundInDays: null, byHand: [...byHand, 'refund-by-hand'] };
  if (sentBack) return { refundInDays: failures, byHand };
  return { refundInDays: isChargedBack(charge) ? 0 : null, byHand };
}

export const needsAnswer = ({ dispute_status }: Pick<Charge, 'dispute_status'>): boolean =>
  dispute_status?.endsWith('needs_response') ?? false;

function disputeColumns(dispute: Dispute | null, before: Aftermath): Partial<Aftermath> {
  if (!dispute) return { dispute_id: before.dispute_id };
  const { id, status, reason, cents } = dispute;
  return { dispute_id: id, dispute_status: status, dispute_reason: reason, dispute_cents: cents };
}

function aftermathOf(charge: Charge): Aftermath {
  const { status, failed_because, failed_refunds, dispute_id, dispute_status, dispute_reason, dispute_cents } = charge;
  return { status, failed_because, failed_refunds, dispute_id, dispute_status, dispute_reason, dispute_cents };
}

const sum = (refunds: readonly Refund[]): number => refunds.reduce((total, { cents }) => total + cents, 0);
