import { describe, expect, it } from 'vitest';
import { aBookedSelection, aBooking, aCandidate, aPayment, aSelection } from '../testing/selections.ts';
import { requestPart } from './request-part.ts';
import { isWaiting, requestStage, requestStages } from './stage.ts';

const withStatuses = (...statuses: ('PENDING' | 'ACCEPTED' | 'DECLINED' | 'LOST' | 'CANCELLED')[]) =>
  aSelection({
    candidates: statuses.map((status) => aCandidate({ status })),
    payment: aPayment({ status: statuses.includes('PENDING') ? 'requires_capture' : 'canceled' }),
  });
const unpaid = aSelection({ payment: null });
const confirming = withStatuses('ACCEPTED', 'LOST');
const cancelledBooking = aBookedSelection({ booking: aBooking({ status: 'CANCELLED', cancelledBy: 'patient' }) });

describe('requestStage', () => {
  it('is unpaid until the fee is held, then open', () => {
    expect(requestStage(unpaid)).toBe('unpaid');
    expect(requestStage(aSelection({ payment: aPayment({ status: 'requires_action' }) }))).toBe('unpaid');
    expect(requestStage(aSelection())).toBe('open');
    expect(requestStage(aSelection({ payment: aPayment({ status: 'processing' }) }))).toBe('open');
  });

  it('stays open when one has declined and another may still answer', () => {
    expect(requestStage(withStatuses('DECLINED', 'PENDING'))).toBe('open');
  });

  it('is confirming while an accepted candidate has no booking yet', () => {
    expect(requestStage(confirming)).toBe('confirming');
  });

  it('is booked with a booking, and cancelled once that is cancelled', () => {
    expect(requestStage(aBookedSelection())).toBe('booked');
    expect(requestStage(cancelledBooking)).toBe('booking-cancelled');
  });

  it('is cancelled when the patient withdrew it, even after a decline', () => {
    expect(requestStage(withStatuses('CANCELLED'))).toBe('cancelled');
    expect(requestStage(withStatuses('DECLINED', 'CANCELLED'))).toBe('cancelled');
    expect(requestStage(withStatuses('LOST', 'CANCELLED'))).toBe('cancelled');
  });

  it('is closed when no candidate is left, or its times have passed', () => {
    expect(requestStage(withStatuses('DECLINED'))).toBe('closed');
    expect(requestStage(withStatuses('DECLINED', 'LOST'))).toBe('closed');
  });
});

it('a request is waiting only while open or being confirmed', () => {
  expect(requestStages.filter(isWaiting)).toEqual(['open', 'confirming']);
});

describe('the list of requests', () => {
  it('shows paid and booked requests as current', () => {
    for (const selection of [aSelection(), confirming, aBookedSelection()]) {
      expect(requestPart(selection)).toBe('current');
    }
  });

  it('shows unpaid requests separately', () => {
    expect(requestPart(unpaid)).toBe('unpaid');
    expect(requestPart(aSelection({ payment: aPayment({ status: 'requires_action' }) }))).toBe('unpaid');
  });

  it('shows declined, cancelled and unpaid requests as past', () => {
    const neverPaid = aSelection({ payment: null, status: 'CLOSED', endedBecause: 'unpaid' });
    for (const selection of [neverPaid, withStatuses('DECLINED'), withStatuses('CANCELLED'), cancelledBooking]) {
      expect(requestPart(selection)).toBe('ended');
    }
  });
});
