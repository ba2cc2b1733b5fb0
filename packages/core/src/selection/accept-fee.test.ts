import { describe, expect, it } from 'vitest';
import { checkFee } from './accept-fee.ts';

describe('checkFee', () => {
  it('takes a fee up to the cap', () => {
    expect(checkFee(24_500, 30_000)).toEqual({ tag: 'ok', feeCents: 24_500 });
    expect(checkFee(30_000, 30_000)).toEqual({ tag: 'ok', feeCents: 30_000 });
  });

  it('asks before a fee above it', () => {
    expect(checkFee(30_001, 30_000)).toEqual({ tag: 'over-cap', feeCents: 30_001 });
  });

  it.each([null, undefined])('has no cap when there is %s', (cap) => {
    expect(checkFee(90_000, cap)).toEqual({ tag: 'ok', feeCents: 90_000 });
  });

  it.each([null, 'invalid' as const, 0, -100, 1_000_001])('refuses %j', (cents) => {
    expect(checkFee(cents, null)).toEqual({
      tag: 'invalid',
      message: 'Please enter a valid fee in AUD (e.g., 250)',
    });
  });
});
