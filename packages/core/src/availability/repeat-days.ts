import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

/** How availability repeats (spec section 5). Monthly: same date. Weekly: same weekday. */
export type Repeat = 'none' | 'daily' | 'weekly' | 'monthly';

export const repeats: readonly Repeat[] = ['none', 'daily', 'weekly', 'monthly'];

export interface RepeatDays {
  days: DayKey[];
  skippedMonths: DayKey[];
}

/** Days of a repeat, including `first`, none after `until`. Months without the date do not count. */
export function repeatDays(input: {
  first: DayKey;
  repeat: Repeat;
  occurrences: number;
  until: DayKey | null;
}): RepeatDays {
  const { first, repeat, occurrences, until } = input;
  const days: DayKey[] = [];
  const skippedMonths: DayKey[] = [];
  const count = repeat === 'none' ? 1 : occurrences;
  for (let step = 0; days.length < count; step += 1) {
    const { day, exists } = dayAt(first, repeat, step);
    if (repeat !== 'none' && until !== null && day > until) break;
    if (exists) days.push(day);
    else skippedMonths.push(`${day.slice(0, 7)}-01`);
  }
  return { days, skippedMonths };
}

/** Day after `step` repeats. In a month without the date, the last day of the month. */
function dayAt(first: DayKey, repeat: Repeat, step: number): { day: DayKey; exists: boolean } {
  if (repeat !== 'monthly') return { day: addDays(first, step * (repeat === 'weekly' ? 7 : 1)), exists: true };
  const [year = 0, month = 1, date = 1] = first.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + step, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1 + step, Math.min(date, lastDate))).toISOString().slice(0, 10);
  return { day, exists: date <= lastDate };
}
