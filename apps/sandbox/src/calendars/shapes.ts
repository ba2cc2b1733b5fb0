export interface BusyTime {
  startISO: string;
  endISO: string;
}

const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
function wall(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(new Date(iso)).replace(' ', 'T').replace(/[-:]/g, '');
}
const sydney = (iso: string): string => wall(iso, 'Australia/Sydney');

interface Rules {
  name: string;
  /** The year the rules begin in. */
  since: string;
  offsets?: readonly [string, string];
}

/** Zone with the daylight saving of south-eastern Australia. */
const zone = ({ name, since, offsets: [winter, summer] = ['+1000', '+1100'] }: Rules): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  `DTSTART:${since}0405T030000`,
  `TZOFFSETFROM:${summer}`,
  `TZOFFSETTO:${winter}`,
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  `DTSTART:${since}1004T020000`,
  `TZOFFSETFROM:${winter}`,
  `TZOFFSETTO:${summer}`,
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const written = (lines: readonly string[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;

const event = (index: number, lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:sandbox-${index}`,
  'DTSTAMP:20260101T000000Z',
  'SUMMARY:Something of one’s own',
  ...lines,
  'END:VEVENT',
];

const minutes = (one: BusyTime): number => (Date.parse(one.endISO) - Date.parse(one.startISO)) / 60_000;

/** Calendars as three programs publish them, and with unusual clocks. */
export const shapes: Readonly<Record<string, (busy: readonly BusyTime[]) => string>> = {
  google: (busy) =>
    written([
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'X-WR-TIMEZONE:Australia/Sydney',
      ...busy.flatMap((one, index) =>
        event(index, [`DTSTART:${utc(one.startISO)}`, `DTEND:${utc(one.endISO)}`, 'STATUS:CONFIRMED', 'TRANSP:OPAQUE']),
      ),
    ]),
  outlook: (busy) =>
    written([
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      ...zone({ name: 'AUS Eastern Standard Time', since: '1601' }),
      ...busy.flatMap((one, index) =>
        event(index, [
          `DTSTART;TZID=AUS Eastern Standard Time:${sydney(one.startISO)}`,
          `DTEND;TZID=AUS Eastern Standard Time:${sydney(one.endISO)}`,
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        ]),
      ),
    ]),
  apple: (busy) =>
    written([
      'PRODID:-//Apple Inc.//macOS 15.0//EN',
      ...zone({ name: 'Australia/Sydney', since: '1970' }),
      ...busy.flatMap((one, index) =>
        event(index, [`DTSTART;TZID=Australia/Sydney:${sydney(one.startISO)}`, `DURATION:PT${minutes(one)}M`]),
      ),
    ]),
  custom: (busy) =>
    written([
      ...zone({ name: 'Customized Time Zone', since: '1601', offsets: ['+0930', '+1030'] }),
      ...busy.flatMap((one, index) =>
        event(index, [
          `DTSTART;TZID="Customized Time Zone":${wall(one.startISO, 'Australia/Adelaide')}`,
          `DTEND;TZID="Customized Time Zone":${wall(one.endISO, 'Australia/Adelaide')}`,
        ]),
      ),
    ]),
  floating: (busy) =>
    written([
      'X-WR-TIMEZONE:Australia/Perth',
      ...busy.flatMap((one, index) =>
        event(index, [`DTSTART:${wall(one.startISO, 'Australia/Perth')}`, `DURATION:PT${minutes(one)}M`]),
      ),
    ]),
  days: (busy) =>
    written(
      busy.flatMap((one, index) =>
        event(index, [
          `DTSTART;VALUE=DATE:${sydney(one.startISO).slice(0, 8)}`,
          `DTEND;VALUE=DATE:${sydney(one.endISO).slice(0, 8)}`,
        ]),
      ),
    ),
  forever: (busy) =>
    written(
      busy.flatMap((one, index) =>
        event(index, [`DTSTART:${utc(one.startISO)}`, `DTEND:${utc(one.endISO)}`, 'RRULE:FREQ=DAILY']),
      ),
    ),
};
