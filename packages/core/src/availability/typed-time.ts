import { weeklyTimes } from './weekly-hours.ts';

/** Choice of weekly hours that typed digits name: '0930', '930' and '9' on a 24-hour clock; '2' is 2:00 pm. */
export function typedTime(digits: string): number | null {
  const hourDigits = /^(?:[01]\d|2[0-3])/.test(digits) && digits.length !== 3 ? 2 : digits.startsWith('0') ? 2 : 1;
  const hour = Number(digits.slice(0, hourDigits));
  const minutes = Number(digits.slice(hourDigits).padEnd(2, '0')) < 30 ? 0 : 30;
  const time = hour * 60 + minutes;
  return [time, time + 720].find((choice) => hour > 0 && weeklyTimes.includes(choice)) ?? null;
}
