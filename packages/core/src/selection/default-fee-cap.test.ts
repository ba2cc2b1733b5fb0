import { describe, expect, it } from 'vitest';
import { defaultFeeCap, impliedFeeCap } from './default-fee-cap.ts';

const listed = (...fees: (number | null)[]) => fees.map((feeFromCents) => ({ feeFromCents }));

describe('the suggested maximum fee', () => {
  it('is the entered one in whole dollars, whatever fees the picks list', () => {
    expect(defaultFeeCap(20_050, listed(26_000))).toBe(20_000);
    expect(defaultFeeCap(50, listed(26_000))).toBe(26_000);
  });

  it('is the highest listed fee, rounded up to $10', () => {
    expect(defaultFeeCap(null, listed(23_000, 25_101, null))).toBe(26_000);
    expect(defaultFeeCap(null, [...listed(26_000), {}])).toBe(26_000);
  });

  it('stays within the maximum fee', () => {
    expect(defaultFeeCap(null, listed(999_999))).toBe(1_000_000);
  });

  it('is empty when no pick lists a fee', () => {
    expect(defaultFeeCap(null, listed(null, null))).toBeNull();
    expect(defaultFeeCap(null, [])).toBeNull();
  });
});

describe('the cap of a request that names none', () => {
  it('is the highest listed fee, not rounded', () => {
    expect(impliedFeeCap(listed(23_000, 25_101))).toBe(25_101);
  });

  it('does not exist when a pick lists no fee', () => {
    expect(impliedFeeCap(listed(23_000, null))).toBeNull();
  });
});
