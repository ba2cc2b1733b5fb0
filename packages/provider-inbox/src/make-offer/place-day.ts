import { limits, sydney, wallTimeOf, type Span } from '@tele/core';
import type { OwnDay } from './own-day.ts';

/** Placed item: availability, busy time, or a form slot (`taken` if it clashes). */
export interface Placed {
  what:
    | { kind: 'available' }
    | { kind: 'booked' | 'kept'; name: string }
    | { kind: 'held' | 'off' | 'away' }
    | { kind: 'chosen' | 'taken'; row: number; label?: string | undefined };
  span: Span;
  /** First grid row, from 1; a row is half an hour. */
  row: number;
  rows: number;
}

/** Slot shown, by form row (1 to 3) or a label. */
export interface Chosen {
  row: number;
  slotISO: string;
  label?: string;
}

export interface PlacedDay {
  /** Number of half hours. */
  rows: number;
  /** Full hours and their starting grid rows. */
  hours: { hour: number; row: number }[];
  items: Placed[];
}

const half = limits.appointmentMinutes;
/** Always shown, even if empty. */
const shownMinutes = { from: 8 * 60, to: 17 * 60 };

/** Sydney day as rows of half hours: working hours, extended to fit its items. */
export function placeDay({ dayKey, blocks, busy }: OwnDay, chosen: readonly Chosen[]): PlacedDay {
  /** Minutes since midnight: 0 for an earlier start, a whole day for a later end. */
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
  // Time off does not extend the grid.
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
