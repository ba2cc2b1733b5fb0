import { describe, expect, it } from 'vitest';
import { isOverCap } from './fee-cap.ts';

describe('a fee over the cap', () => {
  it('is above the cap, not equal to it', () => {
    expect(isOverCap(30_001, { feeCapCents: 30_000, anyFee: false })).toBe(true);
    expect(isOverCap(30_000, { feeCapCents: 30_000, anyFee: false })).toBe(false);
  });

  it('does not exist when the patient agreed to any fee', () => {
    expect(isOverCap(1_000_000, { feeCapCents: null, anyFee: true })).toBe(false);
  });

  it('is every fee when the patient agreed to none', () => {
    expect(isOverCap(1, { feeCapCents: null, anyFee: false })).toBe(true);
  });
});
