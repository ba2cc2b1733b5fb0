import * as z from 'zod';
import { calendarAddressRule, calendarNameRule } from '../calendar/calendar-fields.ts';
import { calendarFaults } from '../calendar/faults.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant } from './fields.ts';
import { fromText } from './from-field.ts';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const count = z.int().nonnegative();

/** How much of a calendar its last successful read understood. */
const reading = z.object({
  events: count,
  /** Damaged, or without a start: left out. */
  notUnderstood: count,
  /** Read in the calendar's own zone, or Sydney's. */
  unknownZone: count,
  /** Counted as busy: the calendar does not say. */
  unclear: count,
  /** Series that repeat too often: left out, or read in part. */
  tooMuch: z.array(z.object({ startISO: instant.nullable(), frequency: z.enum(frequencies) })).max(20),
});

/** Another calendar of a specialist, by its iCal address, which is told to nobody once it is kept. */
export const busyCalendar = z.object({
  calendarId: id,
  name: z.string(),
  /** When it was read last; null before the first time. */
  readAt: instant.nullable(),
  /** Since when it could not be read, and why; null while it can. Its last busy times count all the same. */
  failedSince: instant.nullable(),
  fault: z.enum(calendarFaults).nullable(),
  /** When we gave up after 30 days of failures; null while it is read. Reading it again or adding it again starts over. */
  stoppedAt: instant.nullable(),
  /** When it is read next by itself: later and later while it cannot be read. */
  nextReadAt: instant,
  /** It is being read at this moment: ask again in a few seconds. */
  beingRead: z.boolean(),
  /** How many busy times it has in the next 30 days. */
  busyTimes: count,
  /** Null before the first successful read. A read that fails keeps it. */
  reading: reading.nullable(),
  /** Its read waits until `nextReadAt`: the specialist's calendars used up their reading time for this minute. */
  putOff: z.boolean(),
});

/** The feed of one's own bookings: whoever has the address reads their times, and nothing else of them. */
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
      /** False when the name server did not reply in time: the link is saved and tried. */
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
