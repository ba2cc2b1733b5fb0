import * as z from 'zod';
import type { CallDefinition } from './define.ts';

/** Which reminders somebody gets of their appointments, on either side. All other letters are sent always. */
const choices = z.object({
  /** 24 hours before. */
  dayBefore: z.boolean(),
  /** 2 hours before. */
  hoursBefore: z.boolean(),
});

const yesOrNo = z.boolean('Must be true or false.');

export const letterCalls = {
  myLetters: {
    summary: 'Get which reminders the signed-in user gets',
    caller: 'signed-in',
    ok: choices,
    errors: [],
  },
  saveLetters: {
    summary: 'Update which reminders the signed-in user gets. Omitted fields are unchanged.',
    caller: 'signed-in',
    body: z.strictObject({ dayBefore: yesOrNo.optional(), hoursBefore: yesOrNo.optional() }),
    ok: choices,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
