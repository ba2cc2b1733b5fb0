import { addDays, limits, type DayKey } from '@tele/core';

export const daysPerPage = 7;

/**
 * The days of the slots window in pages of seven, from `today` (a day of the zone shown). Thirty times 24 hours reach
 * into a thirty-first calendar day; the last page is filled up with days that have no times.
 */
export function dayPages(today: DayKey): readonly (readonly DayKey[])[] {
  const pages = Math.ceil((limits.slotDays + 1) / daysPerPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: daysPerPage }, (_, day) => addDays(today, page * daysPerPage + day)),
  );
}

/** The page a day is on; the first when it is on none. */
export const pageOf = (pages: readonly (readonly DayKey[])[], day: DayKey | undefined): number =>
  Math.max(0, day === undefined ? 0 : pages.findIndex((page) => page.includes(day)));

/** The day a key moves to among those that have times: itself when there is nowhere to go, null for keys that move nothing. */
export function dayAfterKey(key: string, day: DayKey, open: readonly DayKey[]): DayKey | null {
  const later = open.filter((other) => other > day);
  const earlier = open.filter((other) => other < day);
  if (key === 'ArrowRight') return later[0] ?? day;
  if (key === 'ArrowLeft') return earlier.at(-1) ?? day;
  if (key === 'Home') return open[0] ?? day;
  if (key === 'End') return open.at(-1) ?? day;
  if (key === 'PageDown') return later.find((other) => other >= addDays(day, daysPerPage)) ?? later.at(-1) ?? day;
  if (key === 'PageUp') return earlier.findLast((other) => other <= addDays(day, -daysPerPage)) ?? earlier[0] ?? day;
  return null;
}
