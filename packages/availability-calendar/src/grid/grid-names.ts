import {
  dayKey,
  formatBareRange,
  formatLongDay,
  spokenTime,
  zoneAbbreviation,
  type DayKey,
  type Span,
} from '@tele/core';
import type { Spoken } from '@tele/ui';
import type { gridMessages } from './grid.messages.ts';

export type GridWords = Spoken<(typeof gridMessages)['table']>;

/** 'Thursday 26 November' for a day. */
export const longDay = (day: DayKey, locale: string): string => formatLongDay(`${day}T00:00:00.000Z`, 'UTC', locale);

/** Days of a span, and its zone abbreviation; `lastDay` and `zoneBefore` are null if redundant. */
function placeOf({ startISO, endISO }: Span, zone: string, locale: string) {
  const letters = zoneAbbreviation(endISO, zone);
  const before = zoneAbbreviation(startISO, zone);
  const firstDay = dayKey(startISO, zone);
  const lastDay = dayKey(endISO, zone);
  return {
    zone: letters,
    zoneBefore: before === letters ? null : before,
    day: longDay(firstDay, locale),
    lastDay: lastDay === firstDay ? null : longDay(lastDay, locale),
  };
}

/** 'Thursday 26 November, 1:30 pm to 5 pm AEDT': spoken form of a span. */
export const spokenSpan = (span: Span, zone: string, t: GridWords, locale: string): string =>
  t.spoken({
    ...placeOf(span, zone, locale),
    from: spokenTime(span.startISO, zone, locale),
    to: spokenTime(span.endISO, zone, locale),
  });

/** '1:30 – 5:00 pm': text in a block. */
export const blockLabel = ({ startISO, endISO }: Span, zone: string, locale: string): string =>
  formatBareRange(startISO, endISO, zone, locale);

export function blockName(span: Span, zone: string, repeats: boolean, t: GridWords, locale: string): string {
  const time = blockLabel(span, zone, locale).replaceAll('\u00A0', ' ');
  return t.block({ ...placeOf(span, zone, locale), time, repeats });
}
