const day = 86_400_000;
/** In the past, so series reach into the imported period. */
const years = (count: number): Date => new Date(Math.floor((Date.now() - count * 365 * day) / day) * day);
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const local = (at: Date): string => utc(at).slice(0, -1);

const calendarOf = (events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//flood//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

function seriesOf(count: number, rule: string, start: (index: number) => string): string {
  return calendarOf(
    Array.from({ length: count }, (_, index) =>
      [
        'BEGIN:VEVENT',
        `UID:series-${index}@flood.example`,
        `DTSTAMP:${utc(years(0))}`,
        start(index),
        'DURATION:PT30M',
        `RRULE:${rule}`,
        'SUMMARY:Busy',
        'END:VEVENT',
      ].join('\r\n'),
    ),
  );
}

const at = (since: number) => (index: number) =>
  `DTSTART:${utc(new Date(years(since).getTime() + (index % 20) * 1_800_000))}`;
const atInSydney = (since: number) => (index: number) =>
  `DTSTART;TZID=Australia/Sydney:${local(new Date(years(since).getTime() + (index % 20) * 1_800_000))}`;

function singleEvents(count: number): string {
  const from = years(0).getTime();
  return calendarOf(
    Array.from({ length: count }, (_, index) => {
      const start = new Date(from + index * 240_000);
      return [
        'BEGIN:VEVENT',
        `UID:single-${index}@flood.example`,
        `DTSTAMP:${utc(start)}`,
        `DTSTART;TZID=Australia/Sydney:${local(start)}`,
        'DURATION:PT2M',
        'SUMMARY:Busy',
        'END:VEVENT',
      ].join('\r\n');
    }),
  );
}

/** Calendars that are expensive for a careless parser, generated on first use. */
export const calendarFiles = {
  secondly: () => seriesOf(1, 'FREQ=SECONDLY', at(1)),
  hourly: () => seriesOf(1, 'FREQ=HOURLY', at(6)),
  'never-matches': () => seriesOf(20, 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31', at(5)),
  'single-events': () => singleEvents(20_000),
  weekly: () => seriesOf(300, 'FREQ=WEEKLY', atInSydney(15)),
  weekdays: () => seriesOf(25, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', atInSydney(10)),
  daily: () => seriesOf(30, 'FREQ=DAILY', atInSydney(5)),
  'name-of-controls': () =>
    calendarOf([
      `X-WR-CALNAME:${'\u0007\u202e'.repeat(10_000)}`,
      singleEvents(10).split('\r\n').slice(3, -2).join('\r\n'),
    ]),
  junk: () => calendarOf(['BEGIN:VEVENT;X="'.repeat(330_000)]),
  'long-line': () => calendarOf([`DESCRIPTION:${'x'.repeat(4_900_000)}`]),
  'folded-line': () => calendarOf([`DESCRIPTION:${'x\r\n '.repeat(1_200_000)}`]),
  nested: () => 'BEGIN:VCALENDAR\r\n'.repeat(250_000),
  parameters: () => calendarOf([`DTSTART${';A=B'.repeat(1_000_000)}:20260101T000000Z`]),
} as const satisfies Record<string, () => string>;
