import { dayKey, sydney } from '@tele/core';
import type { Format } from '@tele/kit';

/** Button labels for both times, clear alone: weekdays, dates if those are equal, times on the same day. */
export function dayNames(
  { fromISO, toISO }: { fromISO: string; toISO: string },
  format: Pick<Format, 'dayLabel' | 'time'>,
): { from: string; to: string } {
  const [fromDay, toDay] = [dayKey(fromISO, sydney), dayKey(toISO, sydney)];
  if (fromDay === toDay) return { from: format.time(fromISO, sydney), to: format.time(toISO, sydney) };
  const [from, to] = [format.dayLabel(fromDay), format.dayLabel(toDay)];
  if (from.weekdayLong !== to.weekdayLong) return { from: from.weekdayLong, to: to.weekdayLong };
  return { from: `${from.weekday} ${from.day} ${from.month}`, to: `${to.weekday} ${to.day} ${to.month}` };
}
