import * as z from 'zod';
import type { CallDefinition } from './define.ts';

/** Which reminders somebody gets of their appointments, on either side. All other letters are sent always. */
const choices = z.object({
  /** 24 hours before. */
  dayBefore: z.boolean(),
  /** 2 hours before. */
  hoursBefore: z.boolean(),
});

const yesOrNo = z.boolean('Say yes or no.');

export const letterCalls = {
  myLetters: {
    summary: 'Which reminders the person signed in gets',
    caller: 'signed-in',
    ok: choices,
    errors: [],
  },
  saveLetters: {
    summary: 'Choose which reminders the person signed in gets; what is left out stays as it is',
    caller: 'signed-in',
    body: z.strictObject({ dayBefore: yesOrNo.optional(), hoursBefore: yesOrNo.optional() }),
    ok: choices,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
