import { dayLabel } from '@tele/core';

/** 'Mon 23 Nov 2026' under a date field: browsers write dates their own way, some month first, and none says the weekday. */
export const dayHint = (day: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  const { weekday, day: date, month, year } = dayLabel(day);
  return `${weekday} ${date} ${month} ${year}`;
};
