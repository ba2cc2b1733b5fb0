import * as z from 'zod';
import { noticeChoices } from '../availability/working-rules.ts';
import { timeOffRefusal, timeOffTexts } from '../availability/time-off.ts';
import type { CallDefinition } from './define.ts';
import { id, instant } from './fields.ts';

const span = z.object({ startISO: instant, endISO: instant });

/** A stretch that hides the specialist's slots, and the bookings that stand inside it all the same. */
export const timeOff = span.extend({
  timeOffId: id,
  /** Soonest first; `id` is the appointment's. Whose they are is told where the appointment is. */
  bookings: z.array(z.object({ id, startISO: instant })),
});

export const workingRules = z.object({
  noticeHours: z.int(),
  keepsHalfHour: z.boolean(),
});

/** What hides a specialist's slots: time off that is not over, soonest first, and the busy times of other calendars, joined. */
export const timesAway = z.object({ timeOff: z.array(timeOff), busy: z.array(span) });

const newTimeOff = z.strictObject({ startISO: instant, endISO: instant }).superRefine((given, context) => {
  const refusal = timeOffRefusal(given);
  if (refusal) context.addIssue({ code: 'custom', path: [refusal.field], message: timeOffTexts[refusal.fault] });
});

const noticeText = 'Choose one of the notices offered.';

export const timeOffCalls = {
  workingRules: {
    summary:
      'How much notice the specialist signed in asks for, and whether the half hour after each booking stays free',
    caller: 'specialist',
    ok: workingRules,
    errors: [],
  },
  saveWorkingRules: {
    summary: 'Change what patients may pick inside the hours of the specialist signed in',
    caller: 'specialist',
    body: z.strictObject({
      noticeHours: z.literal(noticeChoices, { error: noticeText }),
      keepsHalfHour: z.boolean(),
    }),
    ok: workingRules,
    errors: [],
  },
  timesAway: {
    summary:
      'Time off of the specialist signed in, with the bookings inside it, and the busy times of their other calendars',
    caller: 'specialist',
    ok: timesAway,
    errors: [],
  },
  addTimeOff: {
    summary: 'Hide the slots of a stretch of time; bookings inside it stay. The same stretch again changes nothing',
    caller: 'specialist',
    body: newTimeOff,
    ok: timesAway,
    errors: [],
  },
  saveTimeOff: {
    summary: 'Change a stretch that hides slots; one that is there already takes its place',
    caller: 'specialist',
    body: newTimeOff,
    ok: timesAway,
    errors: ['NOT_FOUND'],
  },
  deleteTimeOff: {
    summary: 'Show the slots of a stretch again; of one that is gone it answers the same',
    caller: 'specialist',
    ok: timesAway,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
