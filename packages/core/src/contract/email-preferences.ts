import * as z from 'zod';
import type { CallDefinition } from './define.ts';

/** Appointment reminders for both sides. All other emails are always sent. */
const choices = z.object({
  dayBefore: z.boolean(),
  hoursBefore: z.boolean(),
});

const yesOrNo = z.boolean('Must be true or false.');

export const emailPreferenceCalls = {
  myEmailPreferences: {
    summary: 'Get which reminders the signed-in user gets',
    caller: 'signed-in',
    ok: choices,
    errors: [],
  },
  saveEmailPreferences: {
    summary: 'Update which reminders the signed-in user gets. Omitted fields are unchanged.',
    caller: 'signed-in',
    body: z.strictObject({ dayBefore: yesOrNo.optional(), hoursBefore: yesOrNo.optional() }),
    ok: choices,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
