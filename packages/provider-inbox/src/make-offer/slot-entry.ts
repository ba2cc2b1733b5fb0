import { limits, sydney, wallTimeOf, wallTimeToInstant, type DayKey } from '@tele/core';

/** A time of an offer as it stands in the form: a day and a time of day on the wall clock of Sydney; '' where nothing is chosen. */
export interface SlotEntry {
  /** 'YYYY-MM-DD'. */
  day: DayKey;
  /** 'HH:MM', on the hour or the half hour. */
  time: string;
}

export const noSlot: SlotEntry = { day: '', time: '' };

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The times of day that can be offered: every appointment starts on the hour or the half hour (product.md 'Time'). */
export const timesOfDay: readonly string[] = Array.from({ length: (24 * 60) / limits.appointmentMinutes }, (_, index) =>
  clock(index * limits.appointmentMinutes),
);

/** A day on which no clock changes, to name times of day by. */
export const anyDay: DayKey = '2026-01-15';

/** Minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a day was typed to its end: a browser's date field has the year 2 on the way to 2026. */
export const isDay = (day: DayKey): boolean => /^[2-9]\d{3}-\d\d-\d\d$/.test(day);

/** Whether there is a day and a time. */
export const isWhole = ({ day, time }: SlotEntry): boolean => isDay(day) && time !== '';

/** The instant (ISO, UTC) of an entry; '' unless it is whole. */
export const slotOf = (entry: SlotEntry): string =>
  isWhole(entry) ? wallTimeToInstant(entry.day, minutesOf(entry.time), sydney) : '';

/** The entry of an instant (ISO, UTC). */
export function entryOf(slotISO: string): SlotEntry {
  const { dayKey, minutes } = wallTimeOf(slotISO, sydney);
  return { day: dayKey, time: clock(minutes) };
}
