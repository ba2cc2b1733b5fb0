import * as z from 'zod';
import { calendarAddressRule, calendarNameRule } from '../calendar/calendar-fields.ts';
import { calendarFaults } from '../calendar/faults.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant } from './fields.ts';
import { fromText } from './from-field.ts';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const count = z.int().nonnegative();

const reading = z.object({
  events: count,
  notUnderstood: count,
  unknownZone: count,
  unclear: count,
  tooMuch: z.array(z.object({ startISO: instant.nullable(), frequency: z.enum(frequencies) })).max(20),
});

/** Imported calendar of a specialist. Its iCal address is never shown once saved. */
export const busyCalendar = z.object({
  calendarId: id,
  name: z.string(),
  readAt: instant.nullable(),
  /** Start and cause of read failures; null if there are none. Its last busy times still apply. */
  failedSince: instant.nullable(),
  fault: z.enum(calendarFaults).nullable(),
  /** When we gave up after 30 days of failures, else null. Reading or adding it again starts over. */
  stoppedAt: instant.nullable(),
  /** Next automatic read. Failures increase the interval. */
  nextReadAt: instant,
  beingRead: z.boolean(),
  /** Busy times in the next 30 days. */
  busyTimes: count,
  /** Null before the first successful read. Failed reads keep it. */
  reading: reading.nullable(),
  /** The read waits until `nextReadAt`: the specialist's calendars used this minute's reading time. */
  putOff: z.boolean(),
});

/** Feed of a specialist's bookings. Anyone with the address can read the times, but nothing else. */
const feed = z.object({ address: z.url(), madeAt: instant });

export const calendars = z.object({ feed: feed.nullable(), others: z.array(busyCalendar) });

export const calendarCalls = {
  myCalendars: {
    summary: 'Get the signed-in specialist’s calendar feed and connected calendars',
    caller: 'specialist',
    ok: calendars,
    errors: [],
  },
  makeCalendarFeed: {
    summary: 'Create a calendar feed link for the signed-in specialist. This replaces the previous link.',
    caller: 'specialist',
    ok: calendars,
    errors: [],
  },
  endCalendarFeed: {
    summary: 'Delete the calendar feed link. It returns 404 from then on.',
    caller: 'specialist',
    ok: calendars,
    errors: [],
  },
  addCalendar: {
    summary: 'Add another calendar, by its iCal link, whose busy times hide slots',
    caller: 'specialist',
    body: z.strictObject({ name: fromText(calendarNameRule), address: fromText(calendarAddressRule) }),
    ok: calendars.extend({
      /** False if DNS did not reply in time. The link is saved and tried. */
      addressChecked: z.boolean(),
    }),
    errors: [],
  },
  readCalendar: {
    summary: 'Sync an external calendar now, also after we stopped reading it',
    caller: 'specialist',
    ok: done,
    errors: ['NOT_FOUND'],
  },
  deleteCalendar: {
    summary: 'Disconnect an external calendar. Idempotent.',
    caller: 'specialist',
    ok: calendars,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
