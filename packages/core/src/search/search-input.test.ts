import { expect, it } from 'vitest';
import { filtersOf } from './filter-changes.ts';
import { noFilters } from './filters.ts';
import { searchInput } from './search-input.ts';

it('sends only a specialty, and asks for one page with its times', () => {
  expect(searchInput('doctor', { specialty: 'Cardiology', reason: '', state: null })).toEqual({
    body: { profession: 'doctor', specialty: 'Cardiology', mode: 'EITHER', limit: 30, slotDays: 30 },
  });
});

it('names the state twice and the reason once, where they are given', () => {
  expect(searchInput('pets', { specialty: 'Nutrition', reason: 'Weight', state: 'VIC' }).body).toMatchObject({
    reason: 'Weight',
    state: 'VIC',
    location: { state: 'VIC' },
  });
});

it('sends filters for today in the display zone, with the highest fee', () => {
  const search = { specialty: 'Cardiology', reason: '', state: null };
  const filters = {
    ...noFilters,
    day: 'weekend' as const,
    part: 'morning' as const,
    maxFeeCents: 28_000,
    sort: 'soonest' as const,
  };
  const narrowing = { filters, zone: 'Australia/Perth', today: '2026-11-23' };
  expect(searchInput('doctor', search, narrowing).body).toMatchObject({
    filters: {
      days: { from: '2026-11-28', to: '2026-11-29' },
      part: 'morning',
      zone: 'Australia/Perth',
      maxFeeCents: 28_000,
    },
    sort: 'soonest',
  });
});

it('sends no zone when nothing depends on it', () => {
  const narrowing = { filters: { ...noFilters, languages: ['Greek'] }, zone: 'Australia/Perth', today: '2026-11-23' };
  const { body } = searchInput('doctor', { specialty: 'Cardiology', reason: '', state: null }, narrowing);
  expect(body.filters).toEqual({ languages: ['Greek'] });
});

it('the sent filters restore the page’s', () => {
  const filters = {
    ...noFilters,
    day: { from: '2026-11-28', to: '2026-11-29' },
    languages: ['Greek'],
    maxFeeCents: 28_000,
  };
  const { body } = searchInput(
    'doctor',
    { specialty: 'Cardiology', reason: '', state: null },
    { filters, zone: 'Australia/Perth', today: '2026-11-23' },
  );
  expect(filtersOf(body.filters ?? {})).toEqual(filters);
});
