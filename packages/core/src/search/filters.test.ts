import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders } from '../registration/genders.ts';
import { countFilters, dropFilter, filtersToday, isWithinReach } from './filter-changes.ts';
import { buildFilterQuery, parseFilterQuery } from './filter-query.ts';
import { daysOf, filterNames, namedDays, noFilters, partNames, sorts, type SearchFilters } from './filters.ts';

describe('the days of a choice', () => {
  it.each([
    // Monday 2026-11-23.
    ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['weekend', '2026-11-23', '2026-11-28', '2026-11-29'],
    // Its Saturday and its Sunday.
    ['weekend', '2026-11-28', '2026-11-28', '2026-11-29'],
    ['weekend', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-29', '2026-11-29'],
  ] as const)('%s on %s are %s to %s', (choice, today, from, to) => {
    expect(daysOf(choice, today)).toEqual({ from, to });
  });

  it('are those chosen, whatever the day', () => {
    const chosen = { from: '2026-12-01', to: '2026-12-03' };
    expect(daysOf(chosen, '2026-11-23')).toEqual(chosen);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-22', '2026-11-22', false],
    ['2026-11-20', '2026-11-23', true],
    ['2026-11-23', '2026-11-23', true],
    ['2026-12-23', '2027-02-01', true],
    ['2026-12-24', '2026-12-24', false],
  ])('%s to %s are within reach on 23 November: %s', (from, to, is) => {
    expect(isWithinReach({ from, to }, '2026-11-23')).toBe(is);
  });

  it('that have passed are removed, and all other filters stay', () => {
    const kept: SearchFilters = { ...noFilters, day: { from: '2026-11-01', to: '2026-11-02' }, part: 'morning' };
    expect(filtersToday(kept, '2026-11-02')).toBe(kept);
    expect(filtersToday(kept, '2026-11-03')).toEqual({ ...kept, day: null });
    const named: SearchFilters = { ...noFilters, day: 'today' };
    expect(filtersToday(named, '2026-11-03')).toBe(named);
  });
});

describe('filters in a URL', () => {
  it('are written only when set', () => {
    const filters: SearchFilters = {
      day: { from: '2026-12-01', to: '2026-12-03' },
      part: 'morning',
      languages: ['Greek', 'Auslan'],
      gender: 'Female',
      maxFeeCents: 28_000,
      sort: 'soonest',
    };
    expect(buildFilterQuery(filters)).toBe(
      'day=2026-12-01..2026-12-03&part=morning&language=Greek&language=Auslan&gender=female&fee=280&sort=soonest',
    );
    expect([...new Set(new URLSearchParams(buildFilterQuery(filters)).keys())]).toEqual(filterNames);
    expect(buildFilterQuery(noFilters)).toBe('');
  });

  it('are read back unchanged', () => {
    const day = fc
      .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 60 }))
      .map(([from, days]) => ({ from: dayAt(from), to: dayAt(from + days) }));
    const filters = fc.record<SearchFilters>({
      day: fc.option(fc.oneof(fc.constantFrom(...namedDays), day)),
      part: fc.option(fc.constantFrom(...partNames)),
      languages: fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z &,=]{0,20}[a-z]$/), { maxLength: 10 }),
      gender: fc.option(fc.constantFrom(...genders)),
      maxFeeCents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      sort: fc.constantFrom(...sorts),
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(parseFilterQuery(buildFilterQuery(given))).toEqual(given);
      }),
    );
  });

  it.each([
    '',
    'day=tomorrow&part=night&gender=none&sort=price&fee=0&language=',
    'day=2026-12-03..2026-12-01',
    'day=2026-02-30',
    '%%%=1',
  ])('that make no sense, as in %j, count as not set', (query) => {
    expect(parseFilterQuery(query)).toEqual(noFilters);
  });
});

it('counts each filter once, and not the order', () => {
  expect(countFilters({ ...noFilters, sort: 'soonest' })).toBe(0);
  expect(countFilters({ ...noFilters, day: 'today', languages: ['Greek', 'Tamil'] })).toBe(2);
});

it('drops one filter and leaves the others', () => {
  const filters: SearchFilters = { ...noFilters, day: 'today', languages: ['Greek'] };
  expect(dropFilter(filters, 'day')).toEqual({ ...noFilters, languages: ['Greek'] });
  expect(dropFilter(filters, 'languages')).toEqual({ ...noFilters, day: 'today' });
  expect(dropFilter(filters, 'state')).toEqual(filters);
});

const dayAt = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);
