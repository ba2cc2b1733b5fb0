import { addDays } from './add-days.ts';
import { dayKeyAt, type DayKey } from './day-key.ts';
import { wallTimeToInstant } from './wall-clock.ts';

export interface DayGroup<Item> {
  dayKey: DayKey;
  items: Item[];
}

/** Groups items by calendar day of a zone, sorted. Converts to the zone once per day, not per item. */
export function byDay<Item>(items: readonly Item[], isoOf: (item: Item) => string, zone: string): DayGroup<Item>[] {
  const timed = items.map((item) => ({ item, at: Date.parse(isoOf(item)) })).sort((a, b) => a.at - b.at);
  const groups: DayGroup<Item>[] = [];
  let nextDay = -Infinity;
  for (const { item, at } of timed) {
    if (at >= nextDay) {
      const key = dayKeyAt(at, zone);
      nextDay = Date.parse(wallTimeToInstant(addDays(key, 1), 0, zone));
      groups.push({ dayKey: key, items: [] });
    }
    groups.at(-1)?.items.push(item);
  }
  return groups;
}
