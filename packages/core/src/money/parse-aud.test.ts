import { describe, expect, it } from 'vitest';
import { parseAud } from './parse-aud.ts';

describe('parseAud', () => {
  it.each([
    ['245', 24_500],
    ['245.', 24_500],
    ['245.5', 24_550],
    ['1118.75', 111_875],
    ['0.29', 29],
    ['.50', 50],
    ['.5', 50],
    ['1,200', 120_000],
    ['1,234,567.89', 123_456_789],
    ['$1,200.00', 120_000],
    ['  $ 15 ', 1_500],
    ['007', 700],
    ['0', 0],
    ['0.00', 0],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseAud(text)).toBe(cents);
  });

  it.each(
    [
      ['', ' ', '.', '$', '$.', ','],
      ['1,20', '12,00.00', '1200,000', '0,123', '1,2345', ',200', '1,200,', '2 50', '1 200'],
      ['1.234', '1.2.3', '1e5', '-5', '$-5', '+5', '5$', '15 AUD', '2o0', 'abc', 'Infinity', '0x10', '٣'],
    ].flat(),
  )('refuses %j', (text) => {
    expect(parseAud(text)).toBeNull();
  });

  it('refuses an amount too large to count in whole cents', () => {
    expect(parseAud('99999999999999999999')).toBeNull();
  });
});
