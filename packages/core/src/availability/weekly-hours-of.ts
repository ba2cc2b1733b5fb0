import { addDays, mondayOf } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import type { Span } from './free-slots.ts';
import { wallBlockOf } from './wall-block.ts';
import { usualHours, weeklyTimes, type HourRange, type WeeklyHours } from './weekly-hours.ts';

/** Weekly hours that the blocks follow in their first full week from `from`; otherwise usual office hours. */
export function weeklyHoursOf(blocks: readonly Span[], from: DayKey): WeeklyHours {
  const monday = mondayOf(addDays(from, 6));
  const keys = new Set<string>();
  const found = blocks.map((block) => {
    const { startMinutes: start, lengthMinutes } = wallBlockOf(block, sydney);
    const day = wallTimeOf(block.startISO, sydney).dayKey;
    keys.add(`${day} ${start} ${lengthMinutes}`);
    return { day, start, end: start + lengthMinutes };
  });
  const repeats = ({ day, start, end }: HourRange & { day: DayKey }): boolean =>
    keys.has(`${addDays(day, 7)} ${start} ${end - start}`) && weeklyTimes.includes(start) && weeklyTimes.includes(end);
  const days = Array.from({ length: 7 }, (_, weekday) => {
    const ranges = found
      .filter((range) => range.day === addDays(monday, weekday) && repeats(range))
      .map(({ start, end }) => ({ start, end }));
    return { on: ranges.length > 0, ranges };
  });
  return days.some(({ on }) => on) ? { days, from, until: '' } : usualHours(from);
}
