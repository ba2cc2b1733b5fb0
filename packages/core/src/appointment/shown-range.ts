import { limits } from '../limits.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

export interface ShownRange {
  from: string;
  to: string;
  limit: number;
}

/** Range for a calendar's days plus two on each side, so every zone reads the same range (spec section 9). */
export function shownRange(first: DayKey, last: DayKey): ShownRange {
  const padding = limits.calendarPaddingDays;
  return {
    from: `${addDays(first, -padding)}T00:00:00.000Z`,
    to: `${addDays(last, padding + 1)}T00:00:00.000Z`,
    limit: limits.maxPageSize,
  };
}
