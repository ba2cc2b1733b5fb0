import { expect, it } from 'vitest';
import type { SlotsState } from './ResultsList.tsx';
import { howThin } from './thin.ts';

const slot = { startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T00:30:00.000Z' };
const loading: SlotsState = { data: undefined, error: null, isFetching: true };
const free: SlotsState = { data: [slot], error: null, isFetching: false };
const full: SlotsState = { data: [], error: null, isFetching: false };

it('results are thin with fewer than three specialists', () => {
  expect(howThin([free, free])).toBe('few');
  expect(howThin([free, free, free])).toBeNull();
});

it('results are thin when no one has a free time and all are known', () => {
  expect(howThin([full, full, full])).toBe('no-times');
  expect(howThin([full, full, loading])).toBeNull();
  expect(howThin([full, free, full])).toBeNull();
});

it('ignores an empty search, which the page reports', () => {
  expect(howThin([])).toBeNull();
});
