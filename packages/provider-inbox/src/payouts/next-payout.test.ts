import { expect, it } from 'vitest';
import { nextPayout } from './next-payout.ts';

const payout = (payoutId: string, status: 'paid' | 'pending' | 'in_transit' | 'failed', arrivesAt: string) => ({
  payoutId,
  status,
  arrivesAt,
  amountCents: 61_250,
});

it('returns the pending payout that arrives first', () => {
  const payouts = [
    payout('po_late', 'pending', '2026-12-01T13:00:00.000Z'),
    payout('po_soon', 'in_transit', '2026-11-23T13:00:00.000Z'),
    payout('po_there', 'paid', '2026-11-17T13:00:00.000Z'),
  ];
  expect(nextPayout({ payouts })?.payoutId).toBe('po_soon');
});

it('there is no next payout when all have arrived or failed', () => {
  const payouts = [
    payout('po_there', 'paid', '2026-11-17T13:00:00.000Z'),
    payout('po_failed', 'failed', '2026-11-24T13:00:00.000Z'),
  ];
  expect(nextPayout({ payouts })).toBeNull();
});

it('there is no next payout while the provider does not answer', () => {
  expect(nextPayout({ payouts: null })).toBeNull();
});
