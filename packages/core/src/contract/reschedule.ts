import * as z from 'zod';
import { rescheduleLineRule } from '../reschedule/line-rule.ts';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { limits } from '../limits.ts';
import type { CallDefinition } from './define.ts';
import { fromText } from './from-field.ts';
import { cents, id, instant, pageOf, pageQuery, profession } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** A patient's asking to reschedule a booking, as both sides read it. Until it is accepted the booking stands as it is. */
export const reschedule = z.object({
  rescheduleId: id,
  status: z.enum(rescheduleStatuses),
  /** The time that is booked, or was when it was asked, and the time asked for. */
  fromISO: instant,
  toISO: instant,
  /** Until when the specialist can answer. */
  answerBy: instant,
  /** What the patient added; for the two of them alone. */
  line: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** One that waits for a specialist's answer, with the appointment that it is about. */
const waitingReschedule = reschedule.extend({
  /** The offerId or the selectionId of the appointment. */
  appointmentId: id,
  profession,
  specialty: z.string(),
  patientName: z.string(),
  feeCents: cents,
  askedAt: instant,
});

/** `rescheduleId`: that one alone. */
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
