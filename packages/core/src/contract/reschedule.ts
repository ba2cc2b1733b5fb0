import * as z from 'zod';
import { rescheduleLineRule } from '../reschedule/line-rule.ts';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { limits } from '../limits.ts';
import type { CallDefinition } from './define.ts';
import { fromText } from './from-field.ts';
import { cents, id, instant, pageOf, pageQuery, profession } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** A patient's request to reschedule, for both sides. The booking is unchanged until it is accepted. */
export const reschedule = z.object({
  rescheduleId: id,
  status: z.enum(rescheduleStatuses),
  fromISO: instant,
  toISO: instant,
  /** Deadline for the specialist's answer. */
  answerBy: instant,
  /** The patient's note, visible to these two people only. */
  line: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const waitingReschedule = reschedule.extend({
  appointmentId: id,
  profession,
  specialty: z.string(),
  patientName: z.string(),
  feeCents: cents,
  askedAt: instant,
});

const waitingQuery = pageQuery.extend({ rescheduleId: missingIfEmpty(id.optional()) });

const askBody = z.strictObject({ toISO: instant, line: optional(fromText(rescheduleLineRule)) });

const answerErrors = ['NOT_FOUND', 'MOVE_CLOSED', 'ALREADY_DECIDED'] as const;

export const rescheduleCalls = {
  requestReschedule: {
    summary: `Request a reschedule to another available time of the specialist, at least ${limits.rescheduleNoticeHours} hours before. The ID is an offerId or selectionId. Both times are held until the reply.`,
    caller: 'patient',
    onPartnerPages: true,
    body: askBody,
    ok: reschedule,
    errors: [
      'NOT_FOUND',
      'ALREADY_ASKED',
      'APPOINTMENT_STARTED',
      'BEING_ACCEPTED',
      'MOVE_CLOSED',
      'PATIENT_BUSY',
      'SLOT_TAKEN',
      'SLOT_UNAVAILABLE',
      'TOO_LATE_TO_MOVE',
      'TOO_MANY_EMAILS',
    ],
  },
  cancelReschedule: {
    summary: 'Cancel a reschedule request. Idempotent.',
    caller: 'patient',
    onPartnerPages: true,
    ok: reschedule,
    errors: ['NOT_FOUND', 'MOVE_CLOSED'],
  },
  waitingReschedules: {
    summary: 'List reschedule requests for this specialist, by reply deadline.',
    caller: 'specialist',
    mayLag: 'for-others',
    query: waitingQuery,
    ok: pageOf(waitingReschedule),
    errors: [],
  },
  acceptReschedule: {
    summary: 'Accept a reschedule request at no extra fee. Idempotent.',
    caller: 'specialist',
    ok: reschedule,
    errors: answerErrors,
  },
  declineReschedule: {
    summary: 'Decline a reschedule request. Idempotent.',
    caller: 'specialist',
    ok: reschedule,
    errors: answerErrors,
  },
} as const satisfies Record<string, CallDefinition>;
