import { limits, sydney, wallTimeOf, type Span } from '@tele/core';
import type { OwnDay } from './own-day.ts';

/** What is drawn on a day: when one is available, what is taken, and the slots of the form, `taken` where one clashes. */
export interface Placed {
  what:
    | { kind: 'available' }
    | { kind: 'booked'; name: string }
    | { kind: 'held' }
    | { kind: 'chosen'; row: number }
    | { kind: 'taken'; row: number };
  span: Span;
  /** Its first grid row, from 1; a row is half an hour. */
  row: number;
  rows: number;
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
const shown = { from: 8 * 60, to: 17 * 60 };

/** A day of the wall clock of Sydney as rows of half hours: the working day, and as much around it as there is something on. */
export function placeDay(
  { dayKey, blocks, busy }: OwnDay,
  chosen: readonly { row: number; slotISO: string }[],
): PlacedDay {
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
    ...chosen.map(({ row, slotISO }) => ({
      what: { kind: isTaken(slotISO) ? 'taken' : 'chosen', row } as const,
      span: { startISO: slotISO, endISO: new Date(Date.parse(slotISO) + half * 60_000).toISOString() },
    })),
  ].map((item) => ({ ...item, from: minutesAt(item.span.startISO), to: minutesAt(item.span.endISO) }));
  const from = Math.floor(Math.min(shown.from, ...all.map((item) => item.from)) / 60);
  const to = Math.ceil(Math.max(shown.to, ...all.map((item) => item.to)) / 60);
  const rowAt = (minutes: number): number => (minutes - from * 60) / half + 1;
  return {
    rows: (to - from) * 2,
    hours: Array.from({ length: to - from }, (_, index) => ({ hour: from + index, row: index * 2 + 1 })),
    items: all.map(({ what, span, from: start, to: end }) => {
      const row = Math.floor(rowAt(start));
      return { what, span, row, rows: Math.max(1, Math.ceil(rowAt(end)) - row) };
    }),
  };
}
