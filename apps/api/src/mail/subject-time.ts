import { dayKey, dayLabel, spokenTime } from '@tele/core';

/** 'Thu 26 Nov, 9 am' in the reader's zone, for subjects. */
export function subjectTime(iso: string, zone: string): string {
  const { weekday, day, month } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month}, ${spokenTime(iso, zone)}`;
}

/** 'Appointment confirmed: Thu 26 Nov, 9 am'; the news alone when there is no time. */
export const subjectWithTime = (news: string, iso: string | null, zone: string): string =>
  iso === null ? news : `${news}: ${subjectTime(iso, zone)}`;
