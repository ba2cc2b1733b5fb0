import { anOffer } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { isLive, nextEndMs, offerNow, payableUntil } from './offer-now.ts';

const end = new Date(anOffer().expiresAt);
const before = new Date(end.getTime() - 1);

it('ends an open offer at its expiry, without a refetch', () => {
  expect(offerNow(anOffer(), before).status).toBe('OPEN');
  expect(offerNow(anOffer(), end).status).toBe('EXPIRED');
});

it('leaves a held time to the API: a payment in time may still arrive', () => {
  expect(offerNow(anOffer({ status: 'HELD' }), end).status).toBe('HELD');
});

it('can be accepted while it is open or held', () => {
  const live = (['OPEN', 'HELD', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN'] as const).filter((status) =>
    isLive(anOffer({ status })),
  );
  expect(live).toEqual(['OPEN', 'HELD']);
});

it('knows the next expiry, ignoring ended and held offers', () => {
  const later = anOffer({ expiresAt: new Date(end.getTime() + 60_000).toISOString() });
  expect(nextEndMs([later, anOffer(), anOffer({ status: 'WITHDRAWN' })], before)).toBe(1);
  expect(nextEndMs([later, anOffer()], end)).toBe(60_000);
  expect(nextEndMs([anOffer({ status: 'HELD' })], before)).toBeNull();
});

it('can be paid for until its end, or until the time itself begins', () => {
  const { expiresAt } = anOffer();
  expect(payableUntil(anOffer(), '2026-11-24T00:00:00.000Z')).toBe(expiresAt);
  expect(payableUntil(anOffer(), '2026-11-22T23:30:00.000Z')).toBe('2026-11-22T23:30:00.000Z');
});
