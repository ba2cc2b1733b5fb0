import { describe, expect, it } from 'vitest';
import { cancellingMoney, isOutdated, shownMoney } from './fee-refunds.ts';

const acceptedAt = '2026-11-22T00:00:00.000Z';
const request = { chosenSlotISO: '2026-11-26T00:00:00.000Z', offerId: null, acceptedAt };
const offer = { ...request, offerId: 'off_1', acceptedAt: null };
const onTime = new Date('2026-11-23T00:00:00.000Z');
const late = new Date('2026-11-23T00:00:00.001Z');

describe('a cancelled request', () => {
  const noOffer = { offerFee: null };

  it('refunds the acceptance fee up to and including 24 hours after acceptance', () => {
    const kept = { bookingFee: 'kept', ...noOffer };
    expect(cancellingMoney(request, 'patient', onTime)).toEqual({ ...kept, acceptanceFee: 'refunded' });
    expect(cancellingMoney(request, 'patient', late)).toEqual({ ...kept, acceptanceFee: 'kept' });
  });

  it('refunds the booking fee and keeps the acceptance fee when the specialist cancels', () => {
    for (const now of [new Date(acceptedAt), onTime, late])
      expect(cancellingMoney(request, 'specialist', now)).toEqual({
        bookingFee: 'refunded',
        acceptanceFee: 'kept',
        ...noOffer,
      });
  });

  it('refunds both fees when Tele is at fault', () => {
    for (const now of [onTime, late])
      expect(cancellingMoney(request, 'tele', now)).toEqual({
        bookingFee: 'refunded',
        acceptanceFee: 'refunded',
        ...noOffer,
      });
  });
});

describe('a cancelled offer', () => {
  const at = (iso: string, by: 'patient' | 'specialist' | 'tele' = 'patient') =>
    cancellingMoney(offer, by, new Date(iso));

  it('is refunded to a patient who cancels 24 hours or more before', () => {
    expect(at('2026-11-25T00:00:00.000Z').offerFee).toBe('refunded');
    expect(at('2026-11-25T00:00:00.001Z').offerFee).toBe('kept');
  });

  it('is refunded at any time when the specialist cancels or Tele is at fault', () => {
    for (const by of ['specialist', 'tele'] as const)
      expect(at('2026-11-25T23:59:59.999Z', by)).toEqual({
        bookingFee: null,
        acceptanceFee: null,
        offerFee: 'refunded',
      });
  });
});

it('shown fees become outdated when their outcome changes', () => {
  const now = cancellingMoney(request, 'patient', late);
  expect(isOutdated({ bookingFee: 'kept' }, now)).toBe(false);
  expect(isOutdated({ bookingFee: 'kept', acceptanceFee: 'refunded' }, now)).toBe(true);
  expect(isOutdated({ bookingFee: 'refunded' }, now)).toBe(true);
  expect(isOutdated({ offerFee: 'refunded' }, now)).toBe(true);
});

it('shows the acceptance fee to the specialist only', () => {
  const shown = (role: 'patient' | 'specialist') => shownMoney(cancellingMoney(request, role, late), role);
  expect(shown('patient')).toEqual({ bookingFee: 'kept' });
  expect(shown('specialist')).toEqual({ bookingFee: 'refunded', acceptanceFee: 'kept' });
  expect(shownMoney(cancellingMoney(offer, 'patient', late), 'patient')).toEqual({ offerFee: 'refunded' });
});
