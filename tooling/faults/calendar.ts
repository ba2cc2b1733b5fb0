import type { Fault } from './fault.ts';

export const calendar: readonly Fault[] = [
  {
    title: 'The half hour before a booking is bookable',
    file: 'packages/core/src/availability/free-slots.ts',
    find: 'if (keepsHalfHour) taken.add(from - 1).add(to + 1);',
    replace: 'if (keepsHalfHour) taken.add(to + 1);',
  },
  {
    title: 'A repeat lacks its last day',
    file: 'packages/core/src/availability/repeat-days.ts',
    find: 'until !== null && day > until) break;',
    replace: 'until !== null && day >= until) break;',
  },
  {
    title: 'One of two declined invitations frees the time',
    file: 'apps/api/src/calendars/is-busy.ts',
    find: 'own.every(({ hasDeclined }) => hasDeclined)',
    replace: 'own.some(({ hasDeclined }) => hasDeclined)',
  },
  {
    title: 'A newer version drops unsaved edits',
    file: 'packages/availability-calendar/src/draft/draft.ts',
    find: 'if (draft.base?.version === base.version || draft.pending.length > 0) return draft;',
    replace: 'if (draft.base?.version === base.version) return draft;',
  },
  {
    title: 'Undo joins touching blocks',
    file: 'packages/availability-calendar/src/draft/change.ts',
    find: 'a.startISO < b.endISO && b.startISO < a.endISO;',
    replace: 'a.startISO <= b.endISO && b.startISO <= a.endISO;',
  },
  {
    title: 'Paging from the 31st jumps to the first',
    file: 'packages/core/src/time/add-days.ts',
    find: '? sameDate : addDays(firstOfMonth(first, 1), -1);',
    replace: '? sameDate : addDays(firstOfMonth(first, 1), -30);',
  },
  {
    title: 'A series ends a day early',
    file: 'apps/api/src/calendars/times-of.ts',
    find: 'return clock.instantOf({ ...until, isUtc, tzid, wall: until.wall + dayMs }) - 1;',
    replace: 'return clock.instantOf({ ...until, isUtc, tzid }) - 1;',
  },
  {
    title: 'Shared calendars show appointments',
    file: 'packages/core/src/calendar/ical-lines.ts',
    find: "'CLASS:PRIVATE',",
    replace: "'CLASS:PUBLIC',",
  },
];
