import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { faultText } from '../field/fault-text.ts';
import { searchFields } from './search-fields.ts';

it('requires only a specialty', () => {
  expect(faultText(searchFields.specialty, '')).toBe('Please choose a specialty.');
  expect(faultText(searchFields.state, null)).toBeUndefined();
  expect(faultText(searchFields.reason, '')).toBeUndefined();
});

it('accepts a reason as long as the API does', () => {
  expect(faultText(searchFields.reason, 'x'.repeat(limits.reasonLength))).toBeUndefined();
  expect(faultText(searchFields.reason, 'x'.repeat(limits.reasonLength + 1))).toBe('Use up to 2000 characters.');
});
