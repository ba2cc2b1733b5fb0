import { limits } from '../limits.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

/** What asks for the appointments of a range, as few pages of them as can be. */
export interface ShownRange {
  from: string;
  to: string;
  limit: number;
}

/**
 * The appointments that a calendar needs for its days, two more on each side (spec section 9 'Calendar data padding'): so it is the
 * same range in every zone, and reaches into the next page.
 */
export function shownRange(first: DayKey, last: DayKey): ShownRange {
  const padding = limits.calendarPaddingDays;
  return {
    from: `${addDays(first, -padding)}T00:00:00.000Z`,
    to: `${addDays(last, padding + 1)}T00:00:00.000Z`,
    limit: limits.maxPageSize,
  };
}
