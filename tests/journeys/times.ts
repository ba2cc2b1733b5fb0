import { addDays, dayKey, sydney, wallTimeToInstant } from '../../packages/core/src/index.ts';

/** 3 pm in Sydney on the first weekday at least `days` ahead, when every named doctor is available; ISO. */
export function afternoon(days: number): string {
  let day = addDays(dayKey(new Date().toISOString(), sydney), days);
  while ([0, 6].includes(new Date(day).getUTCDay())) day = addDays(day, 1);
  return wallTimeToInstant(day, 15 * 60, sydney);
}
