import { spokenTime } from '@tele/core';

/** '6 am', '12 pm': an hour of the wall clock. */
export const hourLabel = (hour: number, locale: string): string =>
  spokenTime(new Date((hour % 24) * 3_600_000).toISOString(), 'UTC', locale).replaceAll(' ', '\u00A0');
