/** An entry of a calendar as every file of ours writes it. */
export interface EventLines {
  /** `calendarUid`. */
  uid: string;
  /** Higher after each move and after the end: the entry replaces one with a lower one. */
  sequence: number;
  /** ISO instants in UTC; `writtenISO` is when it was written as it is. */
  writtenISO: string;
  startISO: string;
  endISO: string;
  title: string;
  status: 'CONFIRMED' | 'CANCELLED';
  /** Lines of its own, such as 'URL:https://…'. */
  more?: readonly string[];
}

/** The lines of one event, in UTC: private, and busy. */
export const eventLines = (event: EventLines): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${icalInstant(event.writtenISO)}`,
  `DTSTART:${icalInstant(event.startISO)}`,
  `DTEND:${icalInstant(event.endISO)}`,
  `SUMMARY:${icalText(event.title)}`,
  `STATUS:${event.status}`,
  ...(event.more ?? []),
  'CLASS:PRIVATE',
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545) of some lines: what the calendar says of itself, and its events. */
export function icalFile(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tele//Appointments//EN', 'CALSCALE:GREGORIAN', ...lines];
  return `${[...all, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`;
}

/** 20261124T000000Z, of an ISO instant. */
export const icalInstant = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A text as the value of a line. */
export const icalText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const encoder = new TextEncoder();

/** A line takes 75 octets at most; the next one of it begins with a space. No character is cut in two. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  let used = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (used + octets > 75) {
      folded.push(part);
      part = ' ';
      used = 1;
    }
    part += character;
    used += octets;
  }
  return [...folded, part].join('\r\n');
}
