import { describe, expect, it } from 'vitest';
import type { Dispute, Fate, Refund } from '../vendors/payment-answers.ts';
import { changeOf } from './change-of.ts';
import type { Charge } from './charge.ts';

const aCharge = (changes: Partial<Charge> = {}): Charge => ({
  id: 'chg_1',
  kind: 'booking_fee',
  subject_type: 'selection',
  subject_id: 'sel_1',
  user_id: 'usr_1',
  amount_cents: 1_500,
  account_id: null,
  our_fee_cents: null,
  payment_method_id: 'pm_1',
  saves_card: false,
  card_brand: null,
  card_last4: null,
  card_wallet: null,
  payment_intent_id: 'pi_1',
  customer_id: 'cus_1',
  key_number: 0,
  faults: 0,
  failed_because: null,
  metadata: {},
  status: 'CAPTURED',
  capture_before: null,
  failed_refunds: [],
  dispute_id: null,
  dispute_status: null,
  dispute_reason: null,
  dispute_cents: null,
  started_until: new Date(0),
  created_at: new Date(0),
  updated_at: new Date(0),
  ...changes,
});
const aFate = (changes: Partial<Fate> = {}): Fate => ({
  tag: 'fate',
  status: 'succeeded',
  canceledBecause: null,
  refunds: [],
  dispute: null,
  ...changes,
});
const refund = (status: Refund['status'], id = 're_1', cents = 1_500): Refund => ({ id, cents, status, reason: null });
const dispute = (status: string): Dispute => ({ id: 'du_1', status, reason: 'fraudulent', cents: 1_500 });

function words(charge: Charge, fate: Fate): string {
  const { row, refundInDays, byHand } = changeOf(charge, fate);
  const again = refundInDays === null ? '' : `, refund in ${refundInDays} days`;
  return `${row.status}${again}${byHand.map((work) => `, ${work}`).join('')}`;
}

describe('a payment seen at the provider', () => {
  it.each<[string, Partial<Charge>, Partial<Fate>, string]>([
    ['that was captured', { status: 'AUTHORISED' }, {}, 'CAPTURED'],
    ['that was captured and refunded', { status: 'AUTHORISED' }, { refunds: [refund('succeeded')] }, 'REFUNDED'],
    ['whose hold ran out', { status: 'AUTHORISED' }, { status: 'canceled' }, 'RELEASED'],
    ['that is held', { status: 'AUTHORISED' }, { status: 'requires_capture' }, 'AUTHORISED'],
    ['that was refunded', {}, { refunds: [refund('succeeded')] }, 'REFUNDED'],
    ['that was refunded in part', {}, { refunds: [refund('succeeded', 're_1', 500)] }, 'CAPTURED'],
    [
      'that was refunded in parts',
      {},
      { refunds: [refund('succeeded', 're_1', 500), refund('succeeded', 're_2', 1_000)] },
      'REFUNDED',
    ],
    ['whose refund takes its time', { status: 'REFUNDING' }, { refunds: [refund('pending')] }, 'REFUNDING'],
    ['whose refund has come through', { status: 'REFUNDING' }, { refunds: [refund('succeeded')] }, 'REFUNDED'],
    [
      'whose refund was sent back',
      { status: 'REFUNDED' },
      { refunds: [refund('failed')] },
      'REFUNDING, refund in 1 days',
    ],
    [
      'whose refund was sent back at once',
      { status: 'REFUNDING' },
      { refunds: [refund('failed')] },
      'REFUNDING, refund in 1 days',
    ],
    ['whose refund, made there, was sent back', {}, { refunds: [refund('failed')] }, 'REFUNDING, refund in 1 days'],
    ['whose part was sent back', {}, { refunds: [refund('failed', 're_1', 500)] }, 'CAPTURED'],
    [
      'whose second refund was sent back, too',
      { status: 'REFUNDING', failed_refunds: ['re_1'] },
      { refunds: [refund('failed'), refund('failed', 're_2')] },
      'REFUNDING, refund in 2 days',
    ],
    [
      'whose third refund was sent back, too',
      { status: 'REFUNDING', failed_refunds: ['re_1', 're_2'] },
      { refunds: [refund('failed'), refund('failed', 're_2'), refund('failed', 're_3')] },
      'REFUNDING, refund-by-hand',
    ],
    [
      'whose next refund came through',
      { status: 'REFUNDING', failed_refunds: ['re_1'] },
      { refunds: [refund('failed'), refund('succeeded', 're_2')] },
      'REFUNDED',
    ],
    ['that is disputed', {}, { dispute: dispute('needs_response') }, 'CAPTURED, answer-dispute'],
    ['that a bank asks about', {}, { dispute: dispute('warning_needs_response') }, 'CAPTURED, answer-dispute'],
    ['whose dispute was answered', {}, { dispute: dispute('under_review') }, 'CAPTURED'],
    ['that was lost', {}, { dispute: dispute('lost') }, 'CAPTURED'],
    ['that was lost while it was to be given back', { status: 'REFUNDING' }, { dispute: dispute('lost') }, 'CAPTURED'],
    [
      'that was won while it was to be given back',
      { status: 'REFUNDING', dispute_status: 'under_review' },
      { dispute: dispute('won') },
      'REFUNDING, refund in 0 days',
    ],
    [
      'whose refund was sent back because it is disputed',
      { status: 'REFUNDED' },
      { refunds: [refund('failed')], dispute: dispute('needs_response') },
      'REFUNDING, answer-dispute',
    ],
    ['that failed', { status: 'FAILED' }, { refunds: [refund('failed')] }, 'FAILED'],
    ['that was let go', { status: 'RELEASED' }, { status: 'canceled' }, 'RELEASED'],
  ])('%s', (_, charge, fate, expected) => {
    const before = aCharge(charge);
    expect(words(before, aFate(fate))).toBe(expected);
    // The same event again changes nothing.
    const after = { ...before, ...changeOf(before, aFate(fate)).row };
    expect(words(after, aFate(fate))).toBe(after.status);
    expect(changeOf(after, aFate(fate)).row).toEqual(changeOf(before, aFate(fate)).row);
  });

  it('keeps the reason in the provider’s words', () => {
    const sentBack = { ...refund('failed'), reason: 'expired_or_canceled_card' };
    expect(changeOf(aCharge(), aFate({ refunds: [sentBack] })).row.failed_because).toBe(
      'refund: expired_or_canceled_card',
    );
    const expired = aFate({ status: 'canceled', canceledBecause: 'automatic' });
    expect(changeOf(aCharge({ status: 'AUTHORISED' }), expired).row.failed_because).toBe(
      'payment_intent: canceled, automatic',
    );
    expect(changeOf(aCharge(), aFate({ dispute: dispute('lost') })).row).toMatchObject({
      dispute_id: 'du_1',
      dispute_reason: 'fraudulent',
      dispute_cents: 1_500,
    });
  });
});
