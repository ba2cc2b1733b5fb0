import { describe, expect, it } from 'vitest';
import { offerStatus, type OfferFacts } from './status.ts';
import { offerExpiresAt } from './window.ts';

const expiresAt = offerExpiresAt('2026-11-22T22:55:00.000Z');
const before = new Date(Date.parse(expiresAt) - 1);
const end = new Date(expiresAt);
const after = new Date(Date.parse(expiresAt) + 1);

it('an offer can be paid for 45 minutes', () => {
  expect(expiresAt).toBe('2026-11-22T23:40:00.000Z');
});

it('the 45 minutes do not stretch over daylight saving', () => {
  expect(offerExpiresAt('2026-10-03T15:30:00.000Z')).toBe('2026-10-03T16:15:00.000Z');
});

describe('the status of an offer', () => {
  const statuses = (facts: Partial<OfferFacts>) =>
    [before, end, after].map((now) => offerStatus({ decided: null, expiresAt, heldSlotISO: null, ...facts }, now));

  it('is open until its end, to the millisecond', () => {
    expect(statuses({})).toEqual(['OPEN', 'EXPIRED', 'EXPIRED']);
  });

  it('stays held during a payment, also after the expiry', () => {
    expect(statuses({ heldSlotISO: '2026-11-23T22:00:00.000Z' })).toEqual(['HELD', 'HELD', 'HELD']);
  });

  it.each(['ACCEPTED', 'LOST', 'WITHDRAWN', 'EXPIRED'] as const)('is %s once decided, at any time', (decided) => {
    expect(statuses({ decided })).toEqual([decided, decided, decided]);
    expect(statuses({ decided, heldSlotISO: '2026-11-23T22:00:00.000Z' })).toEqual([decided, decided, decided]);
  });
});
