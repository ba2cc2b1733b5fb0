import type { Fault } from './fault.ts';

export const timeZones: readonly Fault[] = [
  {
    title: 'A browser in Queensland is taken for one in Sydney',
    file: 'packages/core/src/time/zones.ts',
    find: "'Australia/Queensland': 'Australia/Brisbane',",
    replace: "'Australia/Queensland': 'Australia/Sydney',",
  },
  {
    title: 'The zone of the site wins over the one a person chose',
    file: 'packages/kit/src/zone/use-display-zone.ts',
    find: 'return [shared.chosen ?? shared.hostZone ?? fallback(), shared.choose];',
    replace: 'return [shared.hostZone ?? shared.chosen ?? fallback(), shared.choose];',
  },
  {
    title: 'A search for mornings ignores that the clocks change before then',
    file: 'packages/core/src/search/free-halves.ts',
    find: 'offsetMinutes(at * half, zone) * minute;',
    replace: 'offsetMinutes(now.getTime(), zone) * minute;',
  },
  {
    title: 'A specialist is reminded in the zone of the patient',
    file: 'apps/api/src/reminders/send-reminder.ts',
    find: 'zone: patient && found.place ? zoneOfState(found.place) : sydney,',
    replace: 'zone: found.place ? zoneOfState(found.place) : sydney,',
  },
  {
    title: 'The time on the clock of the reader stands beside the day of the other zone',
    file: 'packages/kit/src/time/ReaderTime.tsx',
    find: 'formatDay(startISO, readerZone, now, locale)',
    replace: 'formatDay(startISO, zone, now, locale)',
  },
  {
    title: 'A time that happens twice is taken for the second',
    file: 'packages/core/src/time/wall-clock.ts',
    find: 'const secondHolds = offsetMinutes(first, zone) !== before && offsetMinutes(second, zone) === after;',
    replace: 'const secondHolds = offsetMinutes(second, zone) === after;',
  },
  {
    title: 'Time off shows a day more than it has',
    file: 'apps/portal/src/account/working-time/working-time-form.ts',
    find: 'new Date(Date.parse(endISO) - 1)',
    replace: 'new Date(Date.parse(endISO))',
  },
  {
    title: 'Emails to people in South Australia state the time of Sydney',
    file: 'packages/core/src/time/zone-of-state.ts',
    find: "SA: 'Australia/Adelaide',",
    replace: "SA: 'Australia/Sydney',",
  },
];
