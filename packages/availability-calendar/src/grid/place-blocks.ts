import { addDays, type DayKey } from '@tele/core';
import { midnight } from './days.ts';
import { firstRow, lastRow, rowCount, rowOf } from './rows.ts';
import type { Timed } from './timed.ts';

/** The part of a span that one day of the grid shows, in rows from 6 am. */
export interface Segment<Item> {
  item: Item;
  /** The column, from 0. */
  col: number;
  top: number;
  rows: number;
  /** The span goes on above or below what is drawn. */
  openStart: boolean;
  openEnd: boolean;
}

export interface Placed<Item> {
  segments: Segment<Item>[];
  /** What holds time before 6 am of a day shown. */
  before: Item[];
  /** What holds time after 10 pm of a day shown. */
  after: Item[];
}

/**
 * Where spans stand on days of a zone. Rows are wall-clock half hours of each day, so a day of 23 or 25 hours shows its hours as
 * they happen; hours outside the grid are listed rather than dropped. Spans are soonest first.
 */
export function placeBlocks<Item>(spans: readonly Timed<Item>[], days: readonly DayKey[], zone: string): Placed<Item> {
  const segments: Segment<Item>[] = [];
  const before = new Set<Item>();
  const after = new Set<Item>();
  days.forEach((day, col) => {
    const dayStart = midnight(day, zone);
    const dayEnd = midnight(addDays(day, 1), zone);
    for (const { start, end, item } of spans) {
      if (start >= dayEnd) break;
      if (end <= dayStart) continue;
      const top = start <= dayStart ? firstRow : rowOf(start, day, zone);
      const bottom = end >= dayEnd ? lastRow : rowOf(end, day, zone);
      if (top < 0) before.add(item);
      if (bottom > rowCount) after.add(item);
      const shownTop = Math.max(top, 0);
      const shownEnd = Math.min(bottom, rowCount);
      if (shownEnd <= shownTop) continue;
      segments.push({
        item,
        col,
        top: shownTop,
        rows: shownEnd - shownTop,
        openStart: top < 0 || start < dayStart,
        openEnd: bottom > rowCount || end > dayEnd,
      });
    }
  });
  return { segments, before: [...before], after: [...after] };
}
