import { limits, sydney, wallTimeOf, type Span } from '@tele/core';
import type { OwnDay } from './own-day.ts';

/** What is drawn on a day: when one is available, what is taken, and the slots of the form, `taken` where one clashes. */
export interface Placed {
  what:
    | { kind: 'available' }
    | { kind: 'booked' | 'kept'; name: string }
    | { kind: 'held' | 'off' | 'away' }
    | { kind: 'chosen' | 'taken'; row: number; label?: string | undefined };
  span: Span;
  /** Its first grid row, from 1; a row is half an hour. */
  row: number;
  rows: number;
}

/** A slot that is looked at, by its row in the form (1 to 3), or by what it is called instead. */
export interface Chosen {
  row: number;
  slotISO: string;
  label?: string;
}

export interface PlacedDay {
  /** How many half hours are drawn. */
  rows: number;
  /** The full hours and the grid rows they begin at. */
  hours: { hour: number; row: number }[];
  items: Placed[];
}

const half = limits.appointmentMinutes;
/** Drawn however empty the day is. */
const shownMinutes = { from: 8 * 60, to: 17 * 60 };

/** A day of the wall clock of Sydney as rows of half hours: the working day, and as much around it as there is something on. */
export function placeDay({ dayKey, blocks, busy }: OwnDay, chosen: readonly Chosen[]): PlacedDay {
  /** Minutes since midnight of this day: 0 for what began before it, a whole day for what ends after it. */
  const minutesAt = (iso: string): number => {
    const wall = wallTimeOf(iso, sydney);
    if (wall.dayKey === dayKey) return wall.minutes;
    return wall.dayKey < dayKey ? 0 : 24 * 60;
  };
  const isTaken = (iso: string): boolean =>
    busy.some(
      ({ startISO, endISO }) => Date.parse(startISO) <= Date.parse(iso) && Date.parse(iso) < Date.parse(endISO),
    );
  const all = [
    ...blocks.map(({ startISO, endISO }) => ({ what: { kind: 'available' } as const, span: { startISO, endISO } })),
    ...busy.map(({ startISO, endISO, ...what }) => ({ what, span: { startISO, endISO } })),
    ...chosen.map(({ row, slotISO, label }) => ({
      what: {
        kind: isTaken(slotISO) ? ('taken' as const) : ('chosen' as const),
        row,
        ...(label !== undefined && { label }),
      },
      span: { startISO: slotISO, endISO: new Date(Date.parse(slotISO) + half * 60_000).toISOString() },
    })),
  ].map((item) => ({ ...item, from: minutesAt(item.span.startISO), to: minutesAt(item.span.endISO) }));
  // A day off is not a reason to draw the night.
  const reaching = all.filter(({ what }) => what.kind !== 'off' && what.kind !== 'away');
  const from = Math.floor(Math.min(shownMinutes.from, ...reaching.map((item) => item.from)) / 60);
  const to = Math.ceil(Math.max(shownMinutes.to, ...reaching.map((item) => item.to)) / 60);
  const inSight = all
    .map((item) => ({ ...item, from: Math.max(item.from, from * 60), to: Math.min(item.to, to * 60) }))
    .filter((item) => item.from < item.to);
  const rowAt = (minutes: number): number => (minutes - from * 60) / half + 1;
  return {
    rows: (to - from) * 2,
    hours: Array.from({ length: to - from }, (_, index) => ({ hour: from + index, row: index * 2 + 1 })),
    items: inSight.map(({ what, span, from: start, to: end }) => {
      const row = Math.floor(rowAt(start));
      return { what, span, row, rows: Math.max(1, Math.ceil(rowAt(end)) - row) };
    }),
  };
}
