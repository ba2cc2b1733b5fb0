import { eventLines, icalFile } from './ical-lines.ts';

/** What a feed tells of a booking: when, under a neutral title. Never a name, a specialty or a reason: whoever has the address reads it. */
export interface FeedEntry {
  /** `calendarUid`: the same entry as in letters and files. */
  uid: string;
  /** How often it was moved, as letters and files count it. */
  sequence: number;
  /** ISO instants in UTC; `madeISO` is when it was booked. */
  startISO: string;
  endISO: string;
  madeISO: string;
  /** 'Telehealth appointment' for health, else 'Appointment'. */
  title: string;
}

/** A feed as an iCalendar file, in UTC. The same bookings give the same bytes: nothing in it is of the moment it was read. */
export const feedFile = (entries: readonly FeedEntry[]): string =>
  icalFile([
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Tele',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap((entry) => eventLines({ ...entry, writtenISO: entry.madeISO, status: 'CONFIRMED' })),
  ]);
