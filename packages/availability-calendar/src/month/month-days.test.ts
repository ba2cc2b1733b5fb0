import { expect, it } from 'vitest';
import { monthDays } from './month-days.ts';
import { addMonths, sameDateIn } from './same-date.ts';

it('shows whole weeks from Monday', () => {
  const november = monthDays('2026-11-23');
  expect(november).toHaveLength(42);
  expect([november[0], november.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(monthDays('2027-02-10')).toHaveLength(28);
});

it('turns the year', () => {
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-01');
});

it('keeps the date, or takes the last one there is', () => {
  expect(sameDateIn('2026-11-23', 1)).toBe('2026-12-23');
  expect(sameDateIn('2027-01-31', 1)).toBe('2027-02-28');
});
