import { describe, expect, it } from 'vitest';
import { typedDate } from './typed-date.ts';

const from = '2026-11-20';

describe('typedDate', () => {
  it.each([
    '26/11/2026',
    '26-11-26',
    '26.11.2026',
    '26 11 2026',
    '26112026',
    '261126',
    '2026-11-26',
    '26 Nov 2026',
    '26th of November 2026',
    'Thu 26 Nov 2026',
    '26nov',
    ' 26/11 ',
  ])('reads %s as 26 November', (text) => {
    expect(typedDate(text, from)).toBe('2026-11-26');
  });

  it('reads day before month', () => {
    expect(typedDate('3/4/2027', from)).toBe('2027-04-03');
  });

  it('takes the next such day without a year', () => {
    expect(typedDate('20 Nov', from)).toBe('2026-11-20');
    expect(typedDate('19 Nov', from)).toBe('2027-11-19');
    expect(typedDate('1/2', from)).toBe('2027-02-01');
  });

  it('ignores a weekday that does not match', () => {
    expect(typedDate('Thu 27 Nov 2026', from)).toBe('2026-11-27');
  });

  it.each([
    '',
    '26',
    '26/',
    'Nov',
    '31/2/2026',
    '13/13/2026',
    '26 Foo 2026',
    '26 Nov 2026 9',
    '26 Nov Dec',
    '26/11/202',
    '2611202',
    'next Tuesday',
  ])('returns null for %j', (text) => {
    expect(typedDate(text, from)).toBeNull();
  });
});
