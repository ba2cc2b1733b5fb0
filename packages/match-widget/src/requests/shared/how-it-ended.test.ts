import { aBookedSelection, aBooking, aCandidate, aSelection } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { howItEnded } from './how-it-ended.ts';

const statuses = (...all: ('DECLINED' | 'LOST' | 'CANCELLED')[]) =>
  aSelection({ candidates: all.map((status) => aCandidate({ status })) });
const cancelledBy = (side: 'patient' | 'specialist' | null) =>
  aBookedSelection({ booking: aBooking({ status: 'CANCELLED', cancelledBy: side }) });

describe('how a request ended', () => {
  it('is a withdrawal, whatever candidates had answered', () => {
    expect(howItEnded(statuses('DECLINED', 'CANCELLED'))).toBe('withdrawn');
  });

  it('distinguishes declined candidates from unavailable ones', () => {
    expect(howItEnded(statuses('DECLINED', 'DECLINED'))).toBe('declined');
    expect(howItEnded(statuses('DECLINED', 'LOST'))).toBe('none-left');
  });

  it('is its time, or a fee that was never held', () => {
    expect(howItEnded(aSelection({ endedBecause: 'lapsed' }))).toBe('lapsed');
    expect(howItEnded(aSelection({ payment: null, endedBecause: 'unpaid' }))).toBe('unpaid');
  });

  it('says who cancelled a booking, when it is known', () => {
    expect(howItEnded(cancelledBy('patient'))).toBe('cancelled-by-you');
    expect(howItEnded(cancelledBy('specialist'))).toBe('cancelled-by-them');
    expect(howItEnded(cancelledBy(null))).toBe('cancelled');
  });

  it('is only ‘ended’ when the service gives no reason', () => {
    expect(howItEnded(aSelection({ status: 'CLOSED', endedBecause: null }))).toBe('ended');
  });
});
