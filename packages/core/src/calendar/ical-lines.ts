export interface EventLines {
  uid: string;
  sequence: number;
  /** ISO instants in UTC. `writtenISO`: when this version was written. */
  writtenISO: string;
  startISO: string;
  endISO: string;
  title: string;
  status: 'CONFIRMED' | 'CANCELLED';
  more?: readonly string[];
}

/** Lines of an event, in UTC: private and busy. */
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

/** iCalendar file (RFC 5545) of calendar properties and events. */
export function icalFile(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tele//Appointments//EN', 'CALSCALE:GREGORIAN', ...lines];
  return `${[...all, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`;
}

export const icalInstant = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

export const icalText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const mostOctets = 75;
const isAscii = (line: string): boolean => /^[\x20-\x7e]*$/.test(line);

/** Folds lines after 75 octets, never within a character. Continuation lines begin with a space. */
function fold(line: string): string {
  if (line.length <= mostOctets && isAscii(line)) return line;
  const folded: string[] = [];
  let part = '';
  let used = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (used + octets > mostOctets) {
      folded.push(part);
      part = ' ';
      used = 1;
    }
    part += character;
    used += octets;
  }
  return [...folded, part].join('\r\n');
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
