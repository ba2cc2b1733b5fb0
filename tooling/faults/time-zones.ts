import type { Fault } from './fault.ts';

export const timeZones: readonly Fault[] = [
  {
    title: 'Queensland counts as Sydney',
    file: 'packages/core/src/time/zones.ts',
    find: "'Australia/Queensland': 'Australia/Brisbane',",
    replace: "'Australia/Queensland': 'Australia/Sydney',",
  },
  {
    title: "The site's zone wins over a chosen one",
    file: 'packages/kit/src/zone/use-display-zone.ts',
    find: 'return [shared.chosen ?? shared.hostZone ?? fallback(), shared.choose];',
    replace: 'return [shared.hostZone ?? shared.chosen ?? fallback(), shared.choose];',
  },
  {
    title: 'Morning search ignores daylight saving',
    file: 'packages/core/src/search/free-halves.ts',
    find: 'offsetMinutes(at * half, zone) * minute;',
    replace: 'offsetMinutes(now.getTime(), zone) * minute;',
  },
  {
    title: "A specialist's reminder has the patient's zone",
    file: 'apps/api/src/reminders/send-reminder.ts',
    find: 'zone: patient && found.place ? zoneOfState(found.place) : sydney,',
    replace: 'zone: found.place ? zoneOfState(found.place) : sydney,',
  },
  {
    title: "A time shows the other zone's day",
    file: 'packages/kit/src/time/ReaderTime.tsx',
    find: 'formatDay(startISO, readerZone, now, locale)',
    replace: 'formatDay(startISO, zone, now, locale)',
  },
  {
    title: 'A time that occurs twice means the second',
    file: 'packages/core/src/time/wall-clock.ts',
    find: 'const secondHolds = offsetMinutes(first, zone) !== before && offsetMinutes(second, zone) === after;',
    replace: 'const secondHolds = offsetMinutes(second, zone) === after;',
  },
  {
    title: 'Time off shows an extra day',
    file: 'packages/account/src/working-time/working-time-form.ts',
    find: 'new Date(Date.parse(endISO) - 1)',
    replace: 'new Date(Date.parse(endISO))',
  },
  {
    title: 'South Australians get Sydney times',
    file: 'packages/core/src/time/zone-of-state.ts',
    find: "SA: 'Australia/Adelaide',",
    replace: "SA: 'Australia/Sydney',",
  },
];
