import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { done, id, instant } from './fields.ts';

const device = z.object({
  sessionId: id,
  /** Browser and system, such as 'Chrome on Windows'; null if unknown. */
  device: z.string().nullable(),
  signedInAt: instant,
  seenAt: instant,
  isThis: z.boolean(),
});

/** Clinic that signed the person in within 90 days, or that the person disconnected. */
const clinic = z.object({
  partnerId: id,
  name: z.string(),
  until: instant.nullable(),
  disconnectedAt: instant.nullable(),
});

export const sessionCalls = {
  mySessions: {
    summary:
      'List where the person is signed in: devices, last seen first, and clinics’ sites; disconnected ones are last',
    caller: 'signed-in',
    ok: z.object({ devices: z.array(device), clinics: z.array(clinic) }),
    errors: [],
  },
  endOwnSession: {
    summary: 'Sign the person out on one device. Idempotent.',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND'],
  },
  endAllSessions: {
    summary: 'Sign the person out on every device and clinic’s site, this one too',
    caller: 'signed-in',
    ok: done,
    errors: [],
  },
  disconnectClinic: {
    summary: 'Sign the person out on one clinic’s site, which cannot sign them in until they agree. Idempotent.',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND'],
  },
  connectClinic: {
    summary: 'Let a disconnected clinic’s site sign the person in again. Idempotent.',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
