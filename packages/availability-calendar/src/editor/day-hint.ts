import { formatDayYear } from '@tele/core';

/** 'Mon 23 Nov 2026' under a date field: browsers vary the date order and omit the weekday. */
export function dayHint(day: string, locale: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  return formatDayYear(`${day}T00:00:00.000Z`, 'UTC', locale);
}
