import { once } from './once.ts';

/** The locale of whoever names none. */
export const defaultLocale = 'en-AU';

/** Whether the design's own English forms are meant ('Tue 24 Nov', '9:30 am', 'In 3 days'); every other locale is written by Intl. */
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

/** A wall time (epoch milliseconds as if the wall stood in UTC) in a locale. Zones are crossed before, by `offsetMinutes`. */
export function formatWall(wall: number, style: DateStyle, locale: string): string {
  const make = () => new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  return once(dates, `${style} ${locale}`, make).format(wall);
}

const dates = new Map<string, Intl.DateTimeFormat>();
