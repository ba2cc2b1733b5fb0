import { addDays, type DayKey } from '@tele/core';
import { midnight } from '../grid/days.ts';
import type { Timed } from '../grid/timed.ts';

const hour = 3_600_000;

/** What a day of a zone holds. */
export interface DaySummary {
  day: DayKey;
  /** Hours that pass in its blocks, to a tenth: a day when the clocks change has 23 or 25. */
  hours: number;
  bookings: number;
}

/** The open hours and bookings of consecutive days, crossing into the zone once a day. Spans are soonest first. */
export function summariseDays(
  days: readonly DayKey[],
  blocks: readonly Timed[],
  bookings: readonly Timed<unknown>[],
  zone: string,
): DaySummary[] {
  const edges = [...days, addDays(days.at(-1) ?? '', 1)].map((day) => midnight(day, zone));
  return days.map((day, index) => {
    const from = edges[index] ?? 0;
    const to = edges[index + 1] ?? 0;
    let open = 0;
    for (const { start, end } of blocks) {
      if (start >= to) break;
      if (end > from) open += Math.min(end, to) - Math.max(start, from);
    }
    const begun = bookings.filter(({ start }) => start >= from && start < to);
    return { day, hours: Math.round((open / hour) * 10) / 10, bookings: begun.length };
  });
}
