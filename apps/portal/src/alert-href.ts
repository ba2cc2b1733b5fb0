import { buildFilterQuery, buildSearchQuery, filtersOf, type Alert } from '@tele/core';
import { places } from './places.ts';

type Subject = Pick<Alert, 'profession' | 'specialty' | 'specialist' | 'state' | 'filters'>;

/** The results that an alert is for, with its filters; or the page of its specialist. */
export function alertHref({ profession, specialty, specialist, state, filters }: Subject): string {
  if (specialist) return places.specialistPage.href(specialist.specialistId);
  const search = { specialty: specialty ?? '', reason: '', state, tz: filters.zone ?? null, feeCapCents: null };
  const queries = [buildSearchQuery(search), buildFilterQuery(filtersOf(filters))];
  return places.results.href(profession, queries.filter(Boolean).join('&'));
}
