import { expect, it } from 'vitest';
import { monthDays } from './month-days.ts';

it('shows whole weeks from Monday', () => {
  const november = monthDays('2026-11-23');
  expect(november).toHaveLength(42);
  expect([november[0], november.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(monthDays('2027-02-10')).toHaveLength(28);
});
