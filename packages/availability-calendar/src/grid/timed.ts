import { addDays, wallTimeToInstant, type DayKey, type Span } from '@tele/core';

/** Span with ends as epoch milliseconds: parsed once, since a grid compares them thousands of times. */
export interface Timed<Item = Span> {
  start: number;
  end: number;
  item: Item;
}

export const timed = <Item extends Span>(spans: readonly Item[]): Timed<Item>[] =>
  spans
    .map((item) => ({ start: Date.parse(item.startISO), end: Date.parse(item.endISO), item }))
    .sort((one, other) => one.start - other.start);

/** Spans that overlap consecutive days of a zone. Compares ISO strings in UTC, to avoid parsing thousands. */
export function spansOn(spans: readonly Span[], days: readonly DayKey[], zone: string): Span[] {
  const from = wallTimeToInstant(days[0] ?? '', 0, zone);
  const to = wallTimeToInstant(addDays(days.at(-1) ?? '', 1), 0, zone);
  return spans.filter(({ startISO, endISO }) => startISO < to && endISO > from);
}
