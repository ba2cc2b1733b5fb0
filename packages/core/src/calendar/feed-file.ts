import { eventLines, icalFile } from './ical-lines.ts';

/** Feed entry with a neutral title. No name, specialty or reason: anyone with the address can read it. */
export interface FeedEntry {
  uid: string;
  sequence: number;
  /** ISO instants in UTC. `madeISO`: when it was booked. */
  startISO: string;
  endISO: string;
  madeISO: string;
  title: string;
}

/** Feed as an iCalendar file, in UTC. The same bookings give the same bytes, whatever the time. */
export const feedFile = (entries: readonly FeedEntry[]): string =>
  icalFile([
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Tele',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap((entry) => eventLines({ ...entry, writtenISO: entry.madeISO, status: 'CONFIRMED' })),
  ]);
