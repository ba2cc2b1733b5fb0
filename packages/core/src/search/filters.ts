import type { Gender } from '../registration/genders.ts';
import { addDays, mondayOf } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

export interface DayRange {
  from: DayKey;
  to: DayKey;
}

export type DayChoice = 'today' | 'week' | 'weekend' | DayRange;
export const namedDays = ['today', 'week', 'weekend'] as const;

/** Hours of the day in the zone shown, end exclusive. Together they cover the day. */
export const partsOfDay = {
  morning: { from: 0, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 24 },
} as const;
export type PartOfDay = keyof typeof partsOfDay;
export const partNames = Object.keys(partsOfDay) as PartOfDay[];

/** `featured`: product.md 'Ranking of search results'. `soonest` ignores the practice. */
export const sorts = ['featured', 'soonest'] as const;
export type Sort = (typeof sorts)[number];

/** Filters and order, without health details. `maxFeeCents` hides higher fees; `feeCapCents` hides none. */
export interface SearchFilters {
  day: DayChoice | null;
  part: PartOfDay | null;
  /** Matches any of them; empty matches all. */
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

export const filterNames = ['day', 'part', 'language', 'gender', 'fee', 'sort'] as const;

/** Items that can be dropped alone: filters, or the state of the search. */
export const droppable = ['day', 'part', 'languages', 'gender', 'fee', 'state'] as const;
export type Droppable = (typeof droppable)[number];

/** Maximum languages, and characters of each. */
export const filterMost = { languages: 10, languageLength: 60 } as const;

/** Days of a choice as of today: a week ends on Sunday, a weekend is its remaining part. */
export function daysOf(choice: DayChoice, today: DayKey): DayRange {
  const sunday = addDays(mondayOf(today), 6);
  if (choice === 'today') return { from: today, to: today };
  if (choice === 'week') return { from: today, to: sunday };
  if (choice === 'weekend') return { from: today === sunday ? sunday : addDays(sunday, -1), to: sunday };
  return choice;
}
