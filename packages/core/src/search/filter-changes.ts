import { limits } from '../limits.ts';
import type { Gender } from '../registration/genders.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';
import { daysOf, type DayRange, type Droppable, type PartOfDay, type SearchFilters } from './filters.ts';

export const isWithinReach = ({ from, to }: DayRange, today: DayKey): boolean =>
  to >= today && from <= addDays(today, limits.slotDays);

/** Removes days that are past or too far ahead, from an old address. Otherwise the same object. */
export const filtersToday = (filters: SearchFilters, today: DayKey): SearchFilters =>
  filters.day === null || isWithinReach(daysOf(filters.day, today), today) ? filters : { ...filters, day: null };

export function countFilters({ day, part, languages, gender, maxFeeCents }: SearchFilters): number {
  return [day, part, gender, maxFeeCents].filter((one) => one !== null).length + (languages.length > 0 ? 1 : 0);
}

export function dropFilter(filters: SearchFilters, one: Droppable): SearchFilters {
  if (one === 'languages') return { ...filters, languages: [] };
  if (one === 'fee') return { ...filters, maxFeeCents: null };
  return one === 'day' || one === 'part' || one === 'gender' ? { ...filters, [one]: null } : filters;
}

/** Page filters from a sent search, so an alert links to its results. */
export function filtersOf({
  days,
  part,
  languages,
  gender,
  maxFeeCents,
}: {
  days?: DayRange | undefined;
  part?: PartOfDay | undefined;
  languages?: readonly string[] | undefined;
  gender?: Gender | undefined;
  maxFeeCents?: number | undefined;
}): SearchFilters {
  return {
    day: days ?? null,
    part: part ?? null,
    languages: languages ?? [],
    gender: gender ?? null,
    maxFeeCents: maxFeeCents ?? null,
    sort: 'featured',
  };
}
