import { describe, expect, it } from 'vitest';
import { lapsesAt, payableUntil } from './lapse.ts';

const submitted = '2026-11-23T00:00:00.000Z';

describe('lapsesAt', () => {
  it('is the last slot when that comes first', () => {
    expect(lapsesAt(submitted, ['2026-11-25T01:00:00.000Z', '2026-11-24T01:00:00.000Z'])).toBe(
      '2026-11-25T01:00:00.000Z',
    );
  });

  it('is six days after submission when a slot lies beyond', () => {
    expect(lapsesAt(submitted, ['2026-11-24T01:00:00.000Z', '2026-12-10T01:00:00.000Z'])).toBe(
      '2026-11-29T00:00:00.000Z',
    );
    expect(lapsesAt(submitted, [])).toBe('2026-11-29T00:00:00.000Z');
  });

  it('is an hour before the hold on the card ends, when that is sooner', () => {
    const slots = ['2027-01-01T00:00:00.000Z'];
    expect(lapsesAt('2026-12-01T00:00:00.000Z', slots, '2026-12-03T00:00:00.000Z')).toBe('2026-12-02T23:00:00.000Z');
    expect(lapsesAt('2026-12-01T00:00:00.000Z', slots, '2026-12-08T00:00:00.000Z')).toBe('2026-12-07T00:00:00.000Z');
  });
});

describe('payableUntil', () => {
  it('is 24 hours after the request is created', () => {
    expect(payableUntil(submitted, ['2026-11-25T01:00:00.000Z'])).toBe('2026-11-24T00:00:00.000Z');
  });

  it('is the last slot when that comes first', () => {
    expect(payableUntil(submitted, ['2026-11-23T02:00:00.000Z', '2026-11-23T05:00:00.000Z'])).toBe(
      '2026-11-23T05:00:00.000Z',
    );
  });
});
