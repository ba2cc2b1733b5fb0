import { addDays, limits, type DayKey } from '@tele/core';

export const daysPerPage = 7;

/** Seven-day pages from `today` (display zone). 30 × 24 hours touch 31 days; padding fills the last page. */
export function dayPages(today: DayKey): readonly (readonly DayKey[])[] {
  const pages = Math.ceil((limits.slotDays + 1) / daysPerPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: daysPerPage }, (_, day) => addDays(today, page * daysPerPage + day)),
  );
}

export const pageOf = (pages: readonly (readonly DayKey[])[], day: DayKey | undefined): number =>
  Math.max(0, day === undefined ? 0 : pages.findIndex((page) => page.includes(day)));

/** Next day with times for a key: the same day at the ends, null for other keys. */
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
