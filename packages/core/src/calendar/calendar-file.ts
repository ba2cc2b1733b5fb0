import { eventLines, icalFile, icalText } from './ical-lines.ts';
import type { Meeting } from '../meeting/ways.ts';

/** Calendar entry without names, specialty or reason: other people may read a shared calendar. */
export interface CalendarEntry {
  uid: string;
  /** Increases with each reschedule and at the end. Calendars replace an entry that has a lower one. */
  sequence: number;
  /** ISO instants in UTC. */
  startISO: string;
  endISO: string;
  title: string;
  meeting: Pick<Meeting, 'way' | 'videoUrl'> | null;
  pageUrl: string | null;
}

/** In an email: what the recipient's calendar should do with the entry, and the sender's address. */
export interface CalendarMessage {
  method: 'PUBLISH' | 'CANCEL';
  organizer: string;
}

/** iCalendar file with one event, in UTC. `now`: ISO instant of writing. */
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
