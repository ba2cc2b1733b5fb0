import { dayKey, dayLabel, formatBareRange, spokenRange, zoneAbbreviation, type DayKey, type Span } from '@tele/core';

/** 'Thursday 26 November' for a day. */
export const longDay = (day: DayKey): string => {
  const { weekdayLong, day: date, monthLong } = dayLabel(day);
  return `${weekdayLong} ${date} ${monthLong}`;
};

/** 'Thursday 26 November, 1:30 pm to 5 pm AEDT'; both days are said when it passes midnight. */
export const spokenSpan = ({ startISO, endISO }: Span, zone: string): string => {
  const letters = zoneAbbreviation(endISO, zone);
  const before = zoneAbbreviation(startISO, zone);
  const [from = '', to = ''] = spokenRange(startISO, endISO, zone).split(' to ');
  const start = before === letters ? from : `${from} ${before}`;
  const firstDay = dayKey(startISO, zone);
  const lastDay = dayKey(endISO, zone);
  return `${longDay(firstDay)}, ${start} to ${lastDay === firstDay ? '' : `${longDay(lastDay)}, `}${to} ${letters}`;
};

/** '1:30 – 5:00 pm': what stands in a block. */
export const blockLabel = ({ startISO, endISO }: Span, zone: string): string => formatBareRange(startISO, endISO, zone);

/**
 * '1:30 – 5:00 pm AEDT, Thursday 26 November': a block's name. It begins with what stands in the block, so that it can be called by
 * that (WCAG 2.5.3).
 */
export const blockName = (span: Span, zone: string): string => {
  const letters = zoneAbbreviation(span.endISO, zone);
  const before = zoneAbbreviation(span.startISO, zone);
  const firstDay = dayKey(span.startISO, zone);
  const lastDay = dayKey(span.endISO, zone);
  const label = blockLabel(span, zone).replaceAll('\u00A0', ' ');
  const clocks = before === letters ? ` ${letters}` : `, ${before} to ${letters}`;
  return `${label}${clocks}, ${longDay(firstDay)}${lastDay === firstDay ? '' : ` to ${longDay(lastDay)}`}`;
};
