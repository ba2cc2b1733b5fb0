import { addDays, type DayKey } from './day-key.ts';

/** The Monday of the week that holds a day. */
export function mondayOf(day: DayKey): DayKey {
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}
