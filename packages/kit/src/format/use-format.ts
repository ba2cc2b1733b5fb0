import {
  ago,
  dayLabel,
  formatBareRange,
  formatCents,
  formatDay,
  formatDayTime,
  formatDayTimeWithZone,
  formatDayYear,
  formatLongDay,
  formatRange,
  formatStamp,
  formatTime,
  formatTimeWithZone,
  formatWholeDollars,
  relativeDay,
  spokenRange,
  spokenTime,
  type DayKey,
} from '@tele/core';
import { useLocale } from '@tele/ui';
import { useMemo } from 'react';

/** Dates and relative times stay on one line; only a comma lets them break. */
const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00A0');

/** Core's formatters for a locale. Times are ISO instants in UTC plus a zone; amounts are integer cents, AUD. */
export const formatIn = (locale: string) => ({
  cents: (cents: number) => formatCents(cents, locale),
  wholeDollars: (cents: number) => formatWholeDollars(cents, locale),
  dollars: (cents: number) => (cents % 100 === 0 ? formatWholeDollars : formatCents)(cents, locale),
  time: (iso: string, zone: string) => formatTime(iso, zone, locale),
  timeWithZone: (iso: string, zone: string) => formatTimeWithZone(iso, zone, locale),
  range: (startISO: string, endISO: string, zone: string) => formatRange(startISO, endISO, zone, locale),
  bareRange: (startISO: string, endISO: string, zone: string) => formatBareRange(startISO, endISO, zone, locale),
  spokenTime: (iso: string, zone: string) => spokenTime(iso, zone, locale),
  spokenRange: (startISO: string, endISO: string, zone: string) => spokenRange(startISO, endISO, zone, locale),
  day: (iso: string, zone: string, now: Date) => unbroken(formatDay(iso, zone, now, locale)),
  dayTime: (iso: string, zone: string, now: Date) => unbroken(formatDayTime(iso, zone, now, locale)),
  dayTimeWithZone: (iso: string, zone: string, now: Date) => unbroken(formatDayTimeWithZone(iso, zone, now, locale)),
  longDay: (iso: string, zone: string) => formatLongDay(iso, zone, locale),
  dayYear: (iso: string, zone: string) => unbroken(formatDayYear(iso, zone, locale)),
  stamp: (iso: string, zone: string) => unbroken(formatStamp(iso, zone, locale)),
  dayLabel: (key: DayKey) => dayLabel(key, locale),
  relativeDay: (iso: string, zone: string, now: Date) => unbroken(relativeDay(iso, zone, now, locale)),
  ago: (iso: string, now: Date) => unbroken(ago(iso, now, locale)),
});

export type Format = ReturnType<typeof formatIn>;

/** Formatters of the reader's locale; stable while it stays the same. */
export const useFormat = (): Format => {
  const locale = useLocale();
  return useMemo(() => formatIn(locale), [locale]);
};
