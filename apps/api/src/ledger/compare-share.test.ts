import { describe, expect, it } from 'vitest';
import type { PaymentRecord } from '../vendors/payment-records.ts';
import { shareFault } from './compare-share.ts';

const ours = { accountId: 'acct_1', ourFeeCents: 1_852 };

type Share = NonNullable<PaymentRecord['share']>;

const theirs = (fate: PaymentRecord['fate'], share: Partial<Share> | null = {}): PaymentRecord => ({
  id: 'pi_1',
  chargeId: 'chg_1',
  fate,
  amountCents: 12_345,
  capturedCents: fate === 'taken' || fate === 'returned' ? 12_345 : 0,
  refundedCents: fate === 'returned' ? 12_345 : 0,
  disputed: false,
  share: share && {
    ...ours,
    keptCents: fate === 'taken' ? 12_345 : 0,
    feeKeptCents: fate === 'taken' ? 1_852 : 0,
    ...share,
  },
});

describe('how a payment was shared', () => {
  it.each(['open', 'held', 'taken', 'returned', 'let-go'] as const)('agrees while it is %s', (fate) => {
    expect(shareFault(ours, theirs(fate))).toBeNull();
    expect(shareFault(null, theirs(fate, null))).toBeNull();
  });

  it.each([
    ['with another account', ours, { accountId: 'acct_2' }],
    ['with another fee', ours, { ourFeeCents: 1_851 }],
    ['with nobody', ours, null],
    ['with somebody whom it is not for', null, {}],
  ])('differs %s', (_, here, there) => {
    expect(shareFault(here, theirs('held', there))).toBe('it is shared differently there');
  });

  it.each([{ keptCents: 12_344 }, { feeKeptCents: 0 }])('differs where it was taken, with %j', (there) => {
    expect(shareFault(ours, theirs('taken', there))).toBe('the account did not get its share');
  });

  it.each([{ keptCents: 12_345 }, { feeKeptCents: 1_852 }])('differs where it was refunded, with %j', (there) => {
    expect(shareFault(ours, theirs('returned', there))).toBe('the account or Tele kept part of the refund');
  });
});
