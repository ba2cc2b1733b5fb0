import { calendarFile, calendarUid, endOf, startOf } from '@tele/core';
import type { InCalendar } from './CalendarLinks.tsx';

export function calendarFileUrl(appointment: InCalendar, now: Date): string {
  const { title, sequence, meeting } = appointment;
  const file = calendarFile(
    {
      uid: calendarUid(appointment),
      sequence,
      startISO: startOf(appointment),
      endISO: endOf(appointment),
      title,
      meeting,
      pageUrl: null,
    },
    now.toISOString(),
  );
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
