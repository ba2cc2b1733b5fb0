import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatCents, formatWholeDollars, formatPlain } from './format-cents.ts';
import { parseAud } from './parse-aud.ts';

describe('formatCents', () => {
  it.each([
    [25_000, '$250.00'],
    [111_875, '$1,118.75'],
    [5, '$0.05'],
    [0, '$0.00'],
    [123_456_789, '$1,234,567.89'],
    [-1_500, '−$15.00'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it('is read back as the same cents, with its sign and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(parseAud(formatCents(cents))).toBe(cents);
        expect(parseAud(formatAmount(cents))).toBe(cents);
      }),
    );
  });
});

describe('formatWholeDollars', () => {
  it.each([
    [30_000, '$300'],
    [120_000, '$1,200'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatWholeDollars(cents)).toBe(text);
  });

  it('never shows a cap higher than it is', () => {
    expect(formatWholeDollars(25_099)).toBe('$250');
  });
});

describe('formatAmount', () => {
  it.each([
    [5, '0.05'],
    [24_500, '245.00'],
    [123_456_789, '1,234,567.89'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });
});

it('writes plain dollars for a URL', () => {
  expect([30_000, 30_050, 111_875].map(formatPlain)).toEqual(['300', '300.50', '1118.75']);
});
