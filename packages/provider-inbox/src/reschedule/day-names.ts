import { dayKey, sydney } from '@tele/core';
import type { Format } from '@tele/kit';

/** What the two buttons call the old and the new time, so that each makes sense alone: weekdays, dates where these are the same, times on one day. */
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
