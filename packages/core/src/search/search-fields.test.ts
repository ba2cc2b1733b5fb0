import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { faultText } from '../field/fault-text.ts';
import { searchFields } from './search-fields.ts';

it('asks for a specialty and for nothing else', () => {
  expect(faultText(searchFields.specialty, '')).toBe('Please choose a specialty.');
  expect(faultText(searchFields.state, null)).toBeUndefined();
  expect(faultText(searchFields.reason, '')).toBeUndefined();
  expect(faultText(searchFields.feeCap, null)).toBeUndefined();
});

it.each(['invalid' as const, 0, -100, 12.5, limits.maxFeeCents + 1])('refuses %j as a maximum fee', (entry) => {
  expect(faultText(searchFields.feeCap, entry)).toBe('Please enter a valid fee in AUD (e.g., 250)');
});

it('takes a maximum fee up to the most a fee can be', () => {
  expect(searchFields.feeCap.check(limits.maxFeeCents)).toEqual({ tag: 'ok', value: limits.maxFeeCents });
});

it('takes a reason as long as the API does', () => {
  expect(faultText(searchFields.reason, 'x'.repeat(limits.reasonLength))).toBeUndefined();
  expect(faultText(searchFields.reason, 'x'.repeat(limits.reasonLength + 1))).toBe('Use at most 2000 characters.');
});
