import { dayKey, dayLabel, formatTimeWithZone, spokenTime } from '@tele/core';

function shortDay(iso: string, zone: string): string {
  const { weekday, day, month } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month}`;
}

/** 'Thu 26 Nov, 9 am' in the reader's zone, for subjects. */
export const subjectTime = (iso: string, zone: string): string => `${shortDay(iso, zone)}, ${spokenTime(iso, zone)}`;

/** 'Thu 26 Nov, 9:00 am AEDT', for rows. */
export const rowTime = (iso: string, zone: string): string =>
  `${shortDay(iso, zone)}, ${formatTimeWithZone(iso, zone)}`;

/** 'Appointment confirmed: Thu 26 Nov, 9 am'; the news alone when there is no time. */
export const subjectWithTime = (news: string, iso: string | null, zone: string): string =>
  iso === null ? news : `${news}: ${subjectTime(iso, zone)}`;
