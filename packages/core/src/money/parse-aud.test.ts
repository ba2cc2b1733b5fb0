import { describe, expect, it } from 'vitest';
import { parseAud } from './parse-aud.ts';

describe('parseAud', () => {
  it.each([
    ['250', 25_000],
    ['250.5', 25_050],
    ['$1,200.00', 120_000],
    ['  $ 15 ', 1_500],
    ['1118.75', 111_875],
    ['0.29', 29],
    ['1,234,567.89', 123_456_789],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseAud(text)).toBe(cents);
  });

  it.each(['', ' ', '0', '0.00', 'abc', '-5', '$-5', '1.234', '1e5', '1,20', '12,00.00', '.', '5.', '$', '2 50', '٣'])(
    'refuses %j',
    (text) => {
      expect(parseAud(text)).toBeNull();
    },
  );

  it('refuses an amount too large to count in whole cents', () => {
    expect(parseAud('99999999999999999999')).toBeNull();
  });
});
