import type { ProfessionId } from '../catalogue/professions.ts';
import { limits } from '../limits.ts';
import type { DayKey } from '../time/day-key.ts';
import { daysOf, noFilters, type SearchFilters } from './filters.ts';
import type { SearchValue } from './search-query.ts';

export type SpecialistSearch = Pick<SearchValue, 'specialty' | 'reason' | 'state'>;

/** Filters and order, with the zone and day that 'today' and 'morning' refer to. */
export interface Narrowing {
  filters: SearchFilters;
  zone: string;
  today: DayKey;
}

/** Input of POST /specialists/search (spec section 7). Prefetches must match the screen's, or it is read twice. */
export function searchInput(profession: ProfessionId, search: SpecialistSearch, narrowing?: Narrowing) {
  const { specialty, reason, state } = search;
  const filters = filtersInput(narrowing);
  const sort = narrowing?.filters.sort ?? 'featured';
  return {
    body: {
      profession,
      specialty,
      mode: 'EITHER' as const,
      limit: limits.searchLimit,
      slotDays: limits.slotDays,
      ...(reason && { reason }),
      ...(state && { state, location: { state } }),
      ...(filters && { filters }),
      ...(sort !== 'featured' && { sort }),
    },
  };
}

export function filtersInput(narrowing?: Narrowing) {
  const { day, part, languages, gender, maxFeeCents } = narrowing?.filters ?? noFilters;
  const isTimed = narrowing !== undefined && (day !== null || part !== null);
  const input = {
    ...(day !== null && narrowing && { days: daysOf(day, narrowing.today) }),
    ...(part !== null && { part }),
    ...(isTimed && { zone: narrowing.zone }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(gender !== null && { gender }),
    ...(maxFeeCents !== null && { maxFeeCents }),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}
