import type { Span } from '../availability/free-slots.ts';
import type { Availability } from '../contract.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';
import { wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';

/** Block on a Sydney day, by wall-clock hours: `aBlock('2026-11-26', 13.5, 17)` is 1:30 – 5:00 pm. */
export function aBlock(dayKey: DayKey = '2026-11-26', from = 13.5, to = 17): Span {
  return {
    startISO: wallTimeToInstant(dayKey, from * 60, sydney),
    endISO: wallTimeToInstant(dayKey, to * 60, sydney),
  };
}

/** Four weeks from Monday 23 November 2026: weekday mornings, and Tuesday and Thursday afternoons. */
export function someBlocks(): Span[] {
  const days = Array.from({ length: 28 }, (_, day) => ({ key: addDays('2026-11-23', day), weekday: day % 7 }));
  return days.flatMap(({ key, weekday }) => [
    ...(weekday < 5 ? [aBlock(key, 9, 12.5)] : []),
    ...(weekday === 1 || weekday === 3 ? [aBlock(key, 14, 17)] : []),
  ]);
}

export function anAvailability(changes: Partial<Availability> = {}): Availability {
  return { version: '1', items: someBlocks(), ...changes };
}
