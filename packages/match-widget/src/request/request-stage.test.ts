import { aBookedSelection, aBooking, aCandidate, aPayment, aSelection } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { isWaiting, requestStage } from './request-stage.ts';

const paid = aPayment();

describe('requestStage', () => {
  it('is unpaid until the fee is authorised, then open', () => {
    expect(requestStage(aSelection({ payment: null }))).toBe('unpaid');
    expect(requestStage(aSelection({ payment: aPayment({ status: 'requires_action' }) }))).toBe('unpaid');
    expect(requestStage(aSelection({ payment: paid }))).toBe('open');
    expect(requestStage(aSelection({ payment: aPayment({ status: 'processing' }) }))).toBe('open');
  });

  it('is confirming while an accepted candidate has no booking yet', () => {
    expect(requestStage(aSelection({ payment: paid, status: 'BOOKING_PENDING' }))).toBe('confirming');
  });

  it('is booked with a booking and says so when that was cancelled', () => {
    expect(requestStage(aBookedSelection())).toBe('booked');
    expect(requestStage(aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) }))).toBe(
      'booking-cancelled',
    );
  });

  it('tells a request withdrawn from one nobody accepted, though both are closed', () => {
    const all = (status: 'CANCELLED' | 'DECLINED' | 'LOST') =>
      aSelection({ payment: aPayment({ status: 'canceled' }), status: 'CLOSED', candidates: [aCandidate({ status })] });
    expect(requestStage(all('CANCELLED'))).toBe('cancelled');
    expect(requestStage(all('DECLINED'))).toBe('closed');
    expect(requestStage(all('LOST'))).toBe('closed');
  });
});

it('keeps asking only while something can still happen', () => {
  expect((['open', 'confirming'] as const).map(isWaiting)).toEqual([true, true]);
  expect((['unpaid', 'booked', 'booking-cancelled', 'cancelled', 'closed'] as const).some(isWaiting)).toBe(false);
});
