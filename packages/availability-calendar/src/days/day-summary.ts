import { addDays, hourMs, type DayKey } from '@tele/core';
import type { Away } from '../away/away.ts';
import { midnight } from '../grid/days.ts';
import type { Timed } from '../grid/timed.ts';

export interface DaySummary {
  day: DayKey;
  /** Open hours that patients see, to a tenth; clock changes make days of 23 or 25 hours. */
  hours: number;
  bookings: number;
  off: boolean;
}

export interface Summarised {
  days: readonly DayKey[];
  blocks: readonly Timed[];
  bookings: readonly Timed<unknown>[];
  away: readonly Timed<Away>[];
  zone: string;
}

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

/** Milliseconds of a span that nothing hides. */
function openWithin(start: number, end: number, hidden: readonly Timed<Away>[]): number {
  let [at, open] = [start, 0];
  for (const one of hidden) {
    open += Math.max(0, Math.min(one.start, end) - at);
    at = Math.max(at, one.end);
  }
  return open + Math.max(0, end - at);
}
