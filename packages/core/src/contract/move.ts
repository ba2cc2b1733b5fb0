import * as z from 'zod';
import { moveLineRule } from '../move/line-rule.ts';
import { moveStatuses } from '../move/statuses.ts';
import { limits } from '../limits.ts';
import type { CallDefinition } from './define.ts';
import { fromText } from './from-field.ts';
import { cents, id, instant, pageOf, pageQuery, profession } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** A patient's asking to move a booking, as both sides read it. Until it is accepted the booking stands as it is. */
export const bookingMove = z.object({
  moveId: id,
  status: z.enum(moveStatuses),
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
const waitingMove = bookingMove.extend({
  /** The offerId or the selectionId of the appointment. */
  appointmentId: id,
  profession,
  specialty: z.string(),
  patientName: z.string(),
  feeCents: cents,
  askedAt: instant,
});

/** `moveId`: that one alone. */
const waitingQuery = pageQuery.extend({ moveId: missingIfEmpty(id.optional()) });

const askBody = z.strictObject({ toISO: instant, line: optional(fromText(moveLineRule)) });

const answerErrors = ['NOT_FOUND', 'MOVE_CLOSED', 'ALREADY_DECIDED'] as const;

export const moveCalls = {
  askMove: {
    summary: `Request a reschedule to another available time of the specialist, at least ${limits.moveNoticeHours} hours before. The ID is an offerId or selectionId. Both times are held until the reply.`,
    caller: 'patient',
    onPartnerPages: true,
    body: askBody,
    ok: bookingMove,
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
  withdrawMove: {
    summary: 'Cancel a reschedule request. Idempotent.',
    caller: 'patient',
    onPartnerPages: true,
    ok: bookingMove,
    errors: ['NOT_FOUND', 'MOVE_CLOSED'],
  },
  waitingMoves: {
    summary: 'List reschedule requests for this specialist, by reply deadline.',
    caller: 'specialist',
    mayLag: 'for-others',
    query: waitingQuery,
    ok: pageOf(waitingMove),
    errors: [],
  },
  acceptMove: {
    summary: 'Accept a reschedule request at no extra fee. Idempotent.',
    caller: 'specialist',
    ok: bookingMove,
    errors: answerErrors,
  },
  declineMove: {
    summary: 'Decline a reschedule request. Idempotent.',
    caller: 'specialist',
    ok: bookingMove,
    errors: answerErrors,
  },
} as const satisfies Record<string, CallDefinition>;
