import { isDay, limits, sydney, wallTimeOf, wallTimeToInstant, type DayKey } from '@tele/core';

export interface SlotEntry {
  day: DayKey;
  /** 'HH:MM', on the hour or the half hour. */
  time: string;
}

export const noSlot: SlotEntry = { day: '', time: '' };

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Times that can be offered: appointments start on the hour or half hour (product.md 'Time'). */
export const timesOfDay: readonly string[] = Array.from({ length: (24 * 60) / limits.appointmentMinutes }, (_, index) =>
  clock(index * limits.appointmentMinutes),
);

export const anyDay: DayKey = '2026-01-15';

/** Minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const isWhole = ({ day, time }: SlotEntry): boolean => isDay(day) && time !== '';

/** Instant (ISO, UTC) of an entry; '' if incomplete. */
export const slotOf = (entry: SlotEntry): string =>
  isWhole(entry) ? wallTimeToInstant(entry.day, minutesOf(entry.time), sydney) : '';

export function entryOf(slotISO: string): SlotEntry {
  const { dayKey, minutes } = wallTimeOf(slotISO, sydney);
  return { day: dayKey, time: clock(minutes) };
}
