import { addDays, hourMs, type DayKey } from '@tele/core';
import type { Away } from '../away/away.ts';
import { midnight } from '../grid/days.ts';
import type { Timed } from '../grid/timed.ts';

/** What a day of a zone holds. */
export interface DaySummary {
  day: DayKey;
  /** Hours that pass in its blocks and that patients see, to a tenth: a day when the clocks change has 23 or 25. */
  hours: number;
  bookings: number;
  /** Some of it is time off. */
  off: boolean;
}

export interface Summarised {
  /** One after the other. */
  days: readonly DayKey[];
  /** What lies in them, soonest first; `away` may overlap. */
  blocks: readonly Timed[];
  bookings: readonly Timed<unknown>[];
  away: readonly Timed<Away>[];
  zone: string;
}

/** The open hours and bookings of days, crossing into the zone once a day. */
export function summariseDays({ days, blocks, bookings, away, zone }: Summarised): DaySummary[] {
  const edges = [...days, addDays(days.at(-1) ?? '', 1)].map((day) => midnight(day, zone));
  const hiding = away.filter(({ item }) => item.kind !== 'kept');
  return days.map((day, index) => {
    const from = edges[index] ?? 0;
    const to = edges[index + 1] ?? 0;
    const hidden = hiding.filter(({ start, end }) => start < to && end > from);
    let open = 0;
    for (const { start, end } of blocks) {
      if (start >= to) break;
      if (end > from) open += openWithin(Math.max(start, from), Math.min(end, to), hidden);
    }
    const begun = bookings.filter(({ start }) => start >= from && start < to);
    const off = hidden.some(({ item }) => item.kind === 'off');
    return { day, hours: Math.round((open / hourMs) * 10) / 10, bookings: begun.length, off };
  });
}

/** What is left of a stretch outside of what hides it, in milliseconds. */
function openWithin(start: number, end: number, hidden: readonly Timed<Away>[]): number {
  let [at, open] = [start, 0];
  for (const one of hidden) {
    open += Math.max(0, Math.min(one.start, end) - at);
    at = Math.max(at, one.end);
  }
  return open + Math.max(0, end - at);
}
