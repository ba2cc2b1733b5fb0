import { addDays, type DayKey } from '@tele/core';
import { midnight } from './days.ts';
import { firstRow, lastRow, rowCount, rowOf } from './rows.ts';
import type { Timed } from './timed.ts';

/** Part of a span on one grid day, in rows from 6 am. */
export interface Segment<Item> {
  item: Item;
  col: number;
  top: number;
  rows: number;
  openStart: boolean;
  openEnd: boolean;
}

export interface Placed<Item> {
  segments: Segment<Item>[];
  before: Item[];
  after: Item[];
}

/** Places sorted spans by wall-clock half hours, also on 23- and 25-hour days. Hours outside the grid are listed. */
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
