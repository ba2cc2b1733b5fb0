import { buildFilterQuery, buildSearchQuery, filtersOf, type Watch } from '@tele/core';
import { places } from './places.ts';

type Watched = Pick<Watch, 'profession' | 'specialty' | 'specialist' | 'state' | 'filters'>;

/** The results that a watch is for, with its filters; or the page of its specialist. */
export function watchHref({ profession, specialty, specialist, state, filters }: Watched): string {
  if (specialist) return places.specialistPage.href(specialist.specialistId);
  const search = { specialty: specialty ?? '', reason: '', state, tz: filters.zone ?? null, feeCapCents: null };
  const queries = [buildSearchQuery(search), buildFilterQuery(filtersOf(filters))];
  return places.results.href(profession, queries.filter(Boolean).join('&'));
}
