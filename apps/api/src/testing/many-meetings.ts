const zone = 'Australia/Sydney';

export const meetingKinds = {
  'daily for five years': { rule: 'FREQ=DAILY', start: '2021-11-01' },
  'weekly, ended in 2014': { rule: 'FREQ=WEEKLY;UNTIL=20141231T000000Z', start: '2011-03-07' },
  'weekly for fifteen years': { rule: 'FREQ=WEEKLY', start: '2011-03-07' },
  'Monday to Friday for ten years': { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', start: '2016-11-07' },
  'hourly for six years': { rule: 'FREQ=HOURLY', start: '2020-11-02' },
} as const;

export type MeetingKind = keyof typeof meetingKinds;

export function meetingsFile(kind: MeetingKind, count: number): string {
  const { rule, start } = meetingKinds[kind];
  const events = Array.from({ length: count }, (_, nth) => {
    const [hour, minute] = [Math.floor(nth / 30) % 24, (nth % 30) * 2].map((part) => String(part).padStart(2, '0'));
    const from = `${start.replaceAll('-', '')}T${hour}${minute}00`;
    return [
      `BEGIN:VEVENT`,
      `UID:m${nth}@example`,
      `DTSTART;TZID=${zone}:${from}`,
      'DURATION:PT1M',
      `RRULE:${rule}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
