import { describe, expect, test } from 'vitest';
import { formatCents, parseCents } from './parse.ts';

describe('amounts', () => {
  test.each([
    ['245', 24500],
    ['$1,245.5', 124550],
    [' 0.05 ', 5],
    ['.5', 50],
    ['12.', 1200],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  test('nothing is null', () => {
    expect(parseCents('  $ ')).toBeNull();
  });

  test.each(['2o0', '-5', '1.234', '.', '1e3'])('%s is not an amount', (text) => {
    expect(parseCents(text)).toBeUndefined();
  });

  test('cents read as dollars with thousands', () => {
    expect([5, 24500, 124550, 123456789].map(formatCents)).toEqual(['0.05', '245.00', '1,245.50', '1,234,567.89']);
  });

  test('what is formatted is read back the same', () => {
    for (let cents = 0; cents < 300_000; cents += 37) expect(parseCents(formatCents(cents))).toBe(cents);
  });
});
