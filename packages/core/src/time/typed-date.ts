import type { DayKey } from './day-key.ts';
import { isDay } from './is-day.ts';

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)/;

/** Typed date, day before month ('26/11/2026', '26 Nov'), or null. Without a year: the first such day from `from`. */
export function typedDate(text: string, from: DayKey): DayKey | null {
  const typed = text.trim().toLowerCase();
  if (isDay(typed)) return typed;
  const parts = typed.replace(/^(\d\d)(\d\d)(\d\d|\d{4})$/, '$1 $2 $3').match(/\d+|[a-z]{3,}/g) ?? [];
  const [day = '', month = '?', year, ...others] = parts.filter((part) => !weekday.test(part));
  const named = months.indexOf(month.slice(0, 3));
  const two = (part: string | number): string => String(part).padStart(2, '0');
  const inYear = (one: string | number): DayKey => `${one}-${two(named < 0 ? month : named / 3 + 1)}-${two(day)}`;
  const thisYear = Number(from.slice(0, 4));
  const days = year === undefined ? [thisYear, thisYear + 1].map(inYear) : [inYear(year.replace(/^..$/, '20$&'))];
  return days.find((key) => others.length === 0 && isDay(key) && (year !== undefined || key >= from)) ?? null;
}
