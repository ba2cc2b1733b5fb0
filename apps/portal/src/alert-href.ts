import { buildFilterQuery, buildSearchQuery, filtersOf, type Alert } from '@tele/core';
import { places } from './places.ts';

type Subject = Pick<Alert, 'profession' | 'specialty' | 'specialist' | 'state' | 'filters'>;

/** URL of an alert's results, or of its specialist's page. */
export function alertHref({ profession, specialty, specialist, state, filters }: Subject): string {
  if (specialist) return places.specialistPage.href(specialist.specialistId);
  const search = { specialty: specialty ?? '', reason: '', state, tz: filters.zone ?? null, feeCapCents: null };
  const queries = [buildSearchQuery(search), buildFilterQuery(filtersOf(filters))];
  return places.results.href(profession, queries.filter(Boolean).join('&'));
}
