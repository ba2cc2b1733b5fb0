import type { Span } from '@tele/core';

/** A span with its ends as epoch milliseconds, read once: a grid compares them thousands of times. */
export interface Timed<Item = Span> {
  start: number;
  end: number;
  item: Item;
}

/** Spans with their instants, soonest first. */
export const timed = <Item>(items: readonly Item[], spanOf: (item: Item) => Span): Timed<Item>[] =>
  items
    .map((item) => {
      const { startISO, endISO } = spanOf(item);
      return { start: Date.parse(startISO), end: Date.parse(endISO), item };
    })
    .sort((a, b) => a.start - b.start);
