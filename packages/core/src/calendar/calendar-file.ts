import { eventLines, icalFile, icalText } from './ical-lines.ts';
import type { Meeting } from '../meeting/ways.ts';

/** What a calendar is told of an appointment: when, and how both meet. Never a name, a specialty or a reason: who shares the calendar reads it. */
export interface CalendarEntry {
  /** `calendarUid`. */
  uid: string;
  /** Higher after each move and after the end: the entry replaces one with a lower one. */
  sequence: number;
  /** ISO instants in UTC. */
  startISO: string;
  endISO: string;
  /** 'Telehealth appointment' for health, else 'Appointment'. */
  title: string;
  meeting: Pick<Meeting, 'way' | 'videoUrl'> | null;
  /** The appointment's page. */
  pageUrl: string | null;
}

/** In a letter, what its reader's calendar is to do with the entry, and from which address it comes. */
export interface CalendarMessage {
  method: 'PUBLISH' | 'CANCEL';
  organizer: string;
}

/** An entry as an iCalendar file: one event, in UTC. `now` is when it was written, an ISO instant. */
export function calendarFile(entry: CalendarEntry, now: string, message?: CalendarMessage): string {
  const { meeting, pageUrl } = entry;
  const where = meeting && (meeting.way === 'video' ? (meeting.videoUrl ?? 'Video') : 'By phone');
  return icalFile([
    ...(message ? [`METHOD:${message.method}`] : []),
    ...eventLines({
      ...entry,
      writtenISO: now,
      status: message?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      more: [
        ...(message ? [`ORGANIZER:mailto:${message.organizer}`] : []),
        ...(where ? [`LOCATION:${icalText(where)}`] : []),
        ...(pageUrl ? [`URL:${pageUrl}`] : []),
      ],
    }),
  ]);
}
