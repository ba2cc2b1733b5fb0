import { expect, it } from 'vitest';
import { formatBytes, formatSent } from './format-bytes.ts';

it.each([
  [1, '1\u00A0KB'],
  [412_345, '412\u00A0KB'],
  [999_499, '999\u00A0KB'],
  [999_500, '1\u00A0MB'],
  [2_940_000, '2.9\u00A0MB'],
  [10_000_000, '10\u00A0MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-AU')).toBe(text);
});

it('formats sent bytes in the unit of the whole', () => {
  expect(formatSent(0, 2_900_000, 'en-AU')).toEqual({ sent: '0.0', whole: '2.9\u00A0MB' });
  expect(formatSent(1_840_000, 2_900_000, 'en-AU')).toEqual({ sent: '1.8', whole: '2.9\u00A0MB' });
  expect(formatSent(80_000, 412_000, 'en-AU')).toEqual({ sent: '80', whole: '412\u00A0KB' });
});
