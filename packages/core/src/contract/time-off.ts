import * as z from 'zod';
import { noticeChoices } from '../availability/working-rules.ts';
import { timeOffRefusal, timeOffTexts } from '../availability/time-off.ts';
import type { CallDefinition } from './define.ts';
import { id, instant } from './fields.ts';

const span = z.object({ startISO: instant, endISO: instant });

/** Time off, which hides slots, with the bookings that remain inside. */
export const timeOff = span.extend({
  timeOffId: id,
  /** Soonest first. `id`: the appointment's, where the patient is named. */
  bookings: z.array(z.object({ id, startISO: instant })),
});

export const workingRules = z.object({
  noticeHours: z.int(),
  keepsHalfHour: z.boolean(),
});

/** Current and future time off, soonest first, and the merged busy times of imported calendars. */
export const timesAway = z.object({ timeOff: z.array(timeOff), busy: z.array(span) });

const newTimeOff = z.strictObject({ startISO: instant, endISO: instant }).superRefine((given, context) => {
  const refusal = timeOffRefusal(given);
  if (refusal) context.addIssue({ code: 'custom', path: [refusal.field], message: timeOffTexts[refusal.fault] });
});

const noticeText = 'Choose a minimum notice.';

export const timeOffCalls = {
  workingRules: {
    summary: 'Get the signed-in specialist’s minimum notice and break setting',
    caller: 'specialist',
    ok: workingRules,
    errors: [],
  },
  saveWorkingRules: {
    summary: 'Update the signed-in specialist’s minimum notice and break setting',
    caller: 'specialist',
    body: z.strictObject({
      noticeHours: z.literal(noticeChoices, { error: noticeText }),
      keepsHalfHour: z.boolean(),
    }),
    ok: workingRules,
    errors: [],
  },
  timesAway: {
    summary: 'List the signed-in specialist’s time off, with its appointments, and busy times from other calendars',
    caller: 'specialist',
    ok: timesAway,
    errors: [],
  },
  addTimeOff: {
    summary: 'Add time off. Hides slots; keeps bookings. Idempotent.',
    caller: 'specialist',
    body: newTimeOff,
    ok: timesAway,
    errors: [],
  },
  saveTimeOff: {
    summary: 'Update time off. If an identical one exists, it takes its place.',
    caller: 'specialist',
    body: newTimeOff,
    ok: timesAway,
    errors: ['NOT_FOUND'],
  },
  deleteTimeOff: {
    summary: 'Delete time off. Idempotent.',
    caller: 'specialist',
    ok: timesAway,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
