import { addDays, type DayKey } from '@tele/core';

export function addMonths(day: DayKey, months: number): DayKey {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

export function sameDateIn(day: DayKey, months: number): DayKey {
  const first = addMonths(day, months);
  const sameDate = addDays(first, Number(day.slice(8)) - 1);
  return sameDate.slice(0, 7) === first.slice(0, 7) ? sameDate : addDays(addMonths(first, 1), -1);
}
