import type { Gender } from '../registration/genders.ts';
import { addDays, mondayOf } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

/** A day and the last one of a stretch, both included. */
export interface DayRange {
  from: DayKey;
  to: DayKey;
}

/** Days by their name, which mean others tomorrow, or a stretch of them. */
export type DayChoice = 'today' | 'week' | 'weekend' | DayRange;
export const namedDays = ['today', 'week', 'weekend'] as const;

/** Hours of the day in the zone shown, the last not included; together the whole day. */
export const partsOfDay = {
  morning: { from: 0, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 24 },
} as const;
export type PartOfDay = keyof typeof partsOfDay;
export const partNames = Object.keys(partsOfDay) as PartOfDay[];

/** `featured` is the order of product.md 'Ranking of search results'; `soonest` leaves the practice out of it. */
export const sorts = ['featured', 'soonest'] as const;
export type Sort = (typeof sorts)[number];

/**
 * By what results are narrowed and ordered. Nothing of it is about anybody's health. `maxFeeCents` hides those who say they cost more; the search's own
 * `feeCapCents` is what nobody can accept above, and hides nobody.
 */
export interface SearchFilters {
  day: DayChoice | null;
  part: PartOfDay | null;
  /** Any of them; none is any language. */
  languages: readonly string[];
  gender: Gender | null;
  maxFeeCents: number | null;
  sort: Sort;
}

export const noFilters: SearchFilters = {
  day: null,
  part: null,
  languages: [],
  gender: null,
  maxFeeCents: null,
  sort: 'featured',
};

/** Their names in the query of an address. */
export const filterNames = ['day', 'part', 'language', 'gender', 'fee', 'sort'] as const;

/** What can be dropped by itself: a filter, or the state of the search. */
export const droppable = ['day', 'part', 'languages', 'gender', 'fee', 'state'] as const;
export type Droppable = (typeof droppable)[number];

/** Languages named at once, and how long each may be. */
export const filterMost = { languages: 10, languageLength: 60 } as const;

/** The days that a choice means today: a week ends on its Sunday, and a weekend is what of it is left. */
export function daysOf(choice: DayChoice, today: DayKey): DayRange {
  const sunday = addDays(mondayOf(today), 6);
  if (choice === 'today') return { from: today, to: today };
  if (choice === 'week') return { from: today, to: sunday };
  if (choice === 'weekend') return { from: today === sunday ? sunday : addDays(sunday, -1), to: sunday };
  return choice;
}
