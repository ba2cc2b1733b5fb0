import { describe, expect, it } from 'vitest';
import { requestStatus, selectionStatus } from './status.ts';
import { paymentStatuses, type CandidateStatus } from './statuses.ts';

const confirmed = { status: 'CONFIRMED' } as const;
const cancelled = { status: 'CANCELLED' } as const;
const candidates = (...statuses: CandidateStatus[]) => statuses.map((status) => ({ status }));

describe('selectionStatus', () => {
  it.each([
    ['CANCELLED', cancelled, candidates('ACCEPTED', 'LOST')],
    ['BOOKED', confirmed, candidates('PENDING')],
    ['BOOKING_PENDING', null, candidates('ACCEPTED', 'PENDING')],
    ['PENDING', null, candidates('DECLINED', 'PENDING')],
    ['PENDING', null, candidates()],
    ['CLOSED', null, candidates('DECLINED', 'LOST')],
    ['CLOSED', null, candidates('CANCELLED')],
  ] as const)('is %s for booking %j and candidates %j', (status, booking, list) => {
    expect(selectionStatus({ booking, candidates: list })).toBe(status);
  });
});

describe('requestStatus', () => {
  it('is FILLED once booked, whatever the payment says', () => {
    expect(requestStatus({ booking: confirmed, payment: null })).toBe('FILLED');
  });

  it.each(paymentStatuses)('follows the payment %s without a booking', (status) => {
    const open = ['succeeded', 'processing', 'requires_capture'].includes(status);
    expect(requestStatus({ booking: null, payment: { status } })).toBe(open ? 'OPEN' : 'AWAITING PAYMENT');
  });

  it('does not call a cancelled booking filled', () => {
    expect(requestStatus({ booking: cancelled, payment: { status: 'canceled' } })).toBe('AWAITING PAYMENT');
    expect(requestStatus({ booking: cancelled, payment: { status: 'succeeded' } })).toBe('OPEN');
  });

  it('awaits payment when there was none', () => {
    expect(requestStatus({ booking: null, payment: null })).toBe('AWAITING PAYMENT');
  });
});
