import { dayKey, dayLabel, formatBareRange, spokenTime, zoneAbbreviation, type DayKey, type Span } from '@tele/core';
import type { Spoken } from '@tele/ui';
import type { gridMessages } from './grid.messages.ts';

/** The words of the grid, as `useMessages(gridMessages)` gives them. */
export type GridWords = Spoken<(typeof gridMessages)['table']>;

/** 'Thursday 26 November' for a day. */
export const longDay = (day: DayKey): string => {
  const { weekdayLong, day: date, monthLong } = dayLabel(day);
  return `${weekdayLong} ${date} ${monthLong}`;
};

/** The days a span is on, and the letters of its zone; `lastDay` and `zoneBefore` are null where they would say nothing new. */
const placeOf = ({ startISO, endISO }: Span, zone: string) => {
  const letters = zoneAbbreviation(endISO, zone);
  const before = zoneAbbreviation(startISO, zone);
  const firstDay = dayKey(startISO, zone);
  const lastDay = dayKey(endISO, zone);
  return {
    zone: letters,
    zoneBefore: before === letters ? null : before,
    day: longDay(firstDay),
    lastDay: lastDay === firstDay ? null : longDay(lastDay),
  };
};

/** 'Thursday 26 November, 1:30 pm to 5 pm AEDT': a span as a screen reader says it. */
export const spokenSpan = (span: Span, zone: string, t: GridWords): string =>
  t.spoken({ ...placeOf(span, zone), from: spokenTime(span.startISO, zone), to: spokenTime(span.endISO, zone) });

/** '1:30 – 5:00 pm': what stands in a block. */
export const blockLabel = ({ startISO, endISO }: Span, zone: string): string => formatBareRange(startISO, endISO, zone);

/** '1:30 – 5:00 pm AEDT, Thursday 26 November, available, repeats': the accessible name of a block. */
export const blockName = (span: Span, zone: string, repeats: boolean, t: GridWords): string =>
  t.block({ ...placeOf(span, zone), time: blockLabel(span, zone).replaceAll('\u00A0', ' '), repeats });
