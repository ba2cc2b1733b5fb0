import { describe, expect, it } from 'vitest';
import { checkFee } from './accept-fee.ts';

describe('checkFee', () => {
  it('takes a fee up to the cap', () => {
    expect(checkFee('245.00', 30_000)).toEqual({ tag: 'ok', feeCents: 24_500 });
    expect(checkFee('300', 30_000)).toEqual({ tag: 'ok', feeCents: 30_000 });
  });

  it('asks before a fee above it', () => {
    expect(checkFee('300.01', 30_000)).toEqual({ tag: 'over-cap', feeCents: 30_001 });
  });

  it.each([null, undefined])('has no cap when there is %s', (cap) => {
    expect(checkFee('900', cap)).toEqual({ tag: 'ok', feeCents: 90_000 });
  });

  it.each(['', '0', '-1', 'abc', '1e5', '10000.01'])('refuses %j', (text) => {
    expect(checkFee(text, null)).toEqual({
      tag: 'invalid',
      message: 'Please enter a valid fee in AUD (e.g., 250)',
    });
  });
});
