import { addDays, wallTimeToInstant, type DayKey, type Span } from '@tele/core';

/** A span with its ends as epoch milliseconds: parsed once, because a grid compares them thousands of times. */
export interface Timed<Item = Span> {
  start: number;
  end: number;
  item: Item;
}

/** Spans with their instants, soonest first. */
export const timed = <Item extends Span>(spans: readonly Item[]): Timed<Item>[] =>
  spans
    .map((item) => ({ start: Date.parse(item.startISO), end: Date.parse(item.endISO), item }))
    .sort((one, other) => one.start - other.start);

/** The spans that hold time of consecutive days of a zone. Compares ISO strings in UTC, so that none of thousands is parsed. */
export function spansOn(spans: readonly Span[], days: readonly DayKey[], zone: string): Span[] {
  const from = wallTimeToInstant(days[0] ?? '', 0, zone);
  const to = wallTimeToInstant(addDays(days.at(-1) ?? '', 1), 0, zone);
  return spans.filter(({ startISO, endISO }) => startISO < to && endISO > from);
}
