import { expect, it } from 'vitest';
import { faultText } from '../field/fault-text.ts';
import { limits } from '../limits.ts';
import { feeRule } from './fee-rule.ts';

it.each([null, 'invalid' as const, 0, -100, 12.5, limits.maxFeeCents + 1])('refuses %j as a fee', (entry) => {
  expect(faultText(feeRule, entry)).toBe('Please enter a valid fee in AUD (e.g., 250)');
});

it('accepts a fee up to the maximum', () => {
  expect(feeRule.check(limits.maxFeeCents)).toEqual({ tag: 'ok', value: limits.maxFeeCents });
});
