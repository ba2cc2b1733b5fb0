import { expect, it } from 'vitest';
import { checkSearch } from './check-search.ts';

const filled = { specialty: 'Cardiology', reason: '', state: null, tz: null, feeCap: null };

it('asks for a specialty and for nothing else', () => {
  expect(checkSearch({ ...filled, specialty: '' })).toEqual({ specialty: 'missing' });
  expect(checkSearch(filled)).toEqual({});
});

it('refuses a maximum fee that is not an amount, zero, or beyond what a fee can be', () => {
  const refused = { feeCap: 'invalid' };
  expect(checkSearch({ ...filled, feeCap: 'invalid' })).toEqual(refused);
  expect(checkSearch({ ...filled, feeCap: 0 })).toEqual(refused);
  expect(checkSearch({ ...filled, feeCap: 1_000_001 })).toEqual(refused);
  expect(checkSearch({ ...filled, feeCap: 1_000_000 })).toEqual({});
});
