import { anOffer } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { isLive, nextEndMs, offerNow, payableUntil } from './offer-now.ts';

const end = new Date(anOffer().expiresAt);
const before = new Date(end.getTime() - 1);

it('ends an open offer at its end, without being told', () => {
  expect(offerNow(anOffer(), before).status).toBe('OPEN');
  expect(offerNow(anOffer(), end).status).toBe('EXPIRED');
});

it('leaves a time that is held to the service: a payment made inside the window may still be heard of', () => {
  expect(offerNow(anOffer({ status: 'HELD' }), end).status).toBe('HELD');
});

it('can be accepted while it is open or held', () => {
  const live = (['OPEN', 'HELD', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN'] as const).filter((status) =>
    isLive(anOffer({ status })),
  );
  expect(live).toEqual(['OPEN', 'HELD']);
});

it('knows when the next one ends, those that have ended or are held left out', () => {
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
