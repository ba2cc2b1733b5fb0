import { expect, it } from 'vitest';
import { addMonths, firstOfMonth } from './add-days.ts';

it('turns the year', () => {
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(firstOfMonth('2027-01-15', -1)).toBe('2026-12-01');
});

it('keeps the date, or takes the last one there is', () => {
  expect(addMonths('2026-11-23', 1)).toBe('2026-12-23');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
});
