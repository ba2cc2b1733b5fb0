import { once } from './once.ts';

export const defaultLocale = 'en-AU';

/** True for locales that use the design's English forms ('Tue 24 Nov', '9:30 am'). Intl formats all others. */
export function isEnglish(locale: string): boolean {
  return locale === defaultLocale || /^en\b/i.test(locale);
}

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const styles = {
  time,
  day,
  dayTime: { ...day, ...time },
  dayYear: { ...day, year: 'numeric' },
  dayYearTime: { ...day, year: 'numeric', ...time },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  month: { month: 'short' },
  monthLong: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** Formats a wall time (epoch milliseconds, as if in UTC). Convert zones first, with `offsetMinutes`. */
export function formatWall(wall: number, style: DateStyle, locale: string): string {
  const make = () => new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  return once(dates, `${style} ${locale}`, make).format(wall);
}

const dates = new Map<string, Intl.DateTimeFormat>();
