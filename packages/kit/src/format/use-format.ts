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
} from '@tele/core';
import { useLocale } from '@tele/ui';
import { useMemo } from 'react';

/** Core's formatters for a locale. Times are ISO instants in UTC plus a zone; amounts are integer cents, AUD. */
export function formatIn(locale: string) {
  const local =
    <Given extends unknown[], Written>(write: (...given: [...Given, locale: string]) => Written) =>
    (...given: Given): Written =>
      write(...given, locale);
  /** Dates and relative times stay on one line; only a comma lets them break. */
  const unbroken =
    <Given extends unknown[]>(write: (...given: [...Given, locale: string]) => string) =>
    (...given: Given): string =>
      local(write)(...given).replaceAll(/([^,]) /g, '$1\u00A0');
  return {
    cents: local(formatCents),
    wholeDollars: local(formatWholeDollars),
    dollars: (cents: number) => (cents % 100 === 0 ? formatWholeDollars : formatCents)(cents, locale),
    time: local(formatTime),
    timeWithZone: local(formatTimeWithZone),
    range: local(formatRange),
    bareRange: local(formatBareRange),
    spokenTime: local(spokenTime),
    spokenRange: local(spokenRange),
    day: unbroken(formatDay),
    dayTime: unbroken(formatDayTime),
    dayTimeWithZone: unbroken(formatDayTimeWithZone),
    longDay: local(formatLongDay),
    dayYear: unbroken(formatDayYear),
    stamp: unbroken(formatStamp),
    dayLabel: local(dayLabel),
    relativeDay: unbroken(relativeDay),
    ago: unbroken(ago),
  };
}

export type Format = ReturnType<typeof formatIn>;

/** Formatters of the reader's locale; stable while it stays the same. */
export const useFormat = (): Format => {
  const locale = useLocale();
  return useMemo(() => formatIn(locale), [locale]);
};
