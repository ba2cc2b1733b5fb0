import * as z from 'zod';
import { cancelSeen } from './cancel-seen.ts';
import type { CallDefinition } from './define.ts';
import { meeting } from './meeting.ts';
import { reschedule } from './reschedule.ts';
import { cents, done, id, instant, pageOf, pageQuery, profession, state } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** Patient details for the specialist. Null: not given, or hidden in this category (catalogue/visible-fields.ts). */
export const appointmentPatient = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  gender: z.string().nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  /** `medicareOrIhi` is masked some days after the appointment. `showPatientNumber` answers it in full. */
  isNumberMasked: z.boolean(),
  address: z.object({ street: z.string(), suburb: z.string().nullable(), state, postalCode: z.string() }).nullable(),
});

/** Confirmed appointment (spec section 3). Only its specialist receives `patient`. */
export const appointment = z.object({
  offerId: id.nullable(),
  selectionId: id.nullable(),
  /** Open request that the offer answers; null for picked specialists. */
  requestId: id.nullable(),
  chosenSlotISO: instant,
  endISO: instant,
  profession,
  specialty: z.string(),
  /** Calendar title, without name, specialty or reason. */
  title: z.string(),
  meta: z.string().nullable(),
  /** Null if the service does not say. */
  meeting: meeting.nullable(),
  /** Number of changes to its time or end. Calendars replace an entry that has a lower one. */
  sequence: z.int().nonnegative(),
  specialistName: z.string(),
  patientName: z.string(),
  /** Name of the person who booked, if it is not the patient. */
  bookedBy: z.string().optional(),
  feeCents: cents,
  /** When its specialist accepted the request; null for an offer. */
  acceptedAt: instant.nullable(),
  reason: z.string().nullable(),
  patient: appointmentPatient.nullable(),
  /** The patient's last request to reschedule, unless withdrawn. */
  reschedule: reschedule.nullable(),
});

const rangeText = 'The range must end after it starts.';

/** `when`: both by default. `role`: specialist by default. `from`, `to`: overlap. `apt`: ID or start (spec 2). */
const appointmentsQuery = pageQuery
  .extend({
    role: missingIfEmpty(
      z.enum(['patient', 'specialist'], { error: '‘role’ must be patient or specialist.' }).optional(),
    ),
    when: missingIfEmpty(z.enum(['upcoming', 'past'], { error: '‘when’ must be upcoming or past.' }).optional()),
    from: missingIfEmpty(instant.optional()),
    to: missingIfEmpty(instant.optional()),
    apt: missingIfEmpty(z.string().max(64).optional()),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), { path: ['to'], error: rangeText })
  .refine(({ from, to }) => from === undefined || to === undefined || Date.parse(from) < Date.parse(to), {
    path: ['to'],
    error: rangeText,
  })
  .refine(({ when, from, apt }) => [when, from, apt].filter((each) => each !== undefined).length <= 1, {
    path: ['when'],
    error: 'Use only one of ‘when’, a range, or ‘apt’.',
  });

/** With `seen`, refuses to cancel (STALE) if a shown fee has another outcome now. */
const cancelBody = missingIfEmpty(z.strictObject({ seen: optional(cancelSeen) }).optional());

export const appointmentCalls = {
  myAppointments: {
    summary:
      'List the signed-in user’s appointments, as patient or specialist: upcoming soonest first, then past latest first',
    caller: 'signed-in',
    mayLag: 'for-others',
    onPartnerPages: true,
    query: appointmentsQuery,
    ok: pageOf(appointment).extend({
      /** On the first page with `when=upcoming`: number of past appointments. */
      past: z.int().nonnegative().optional(),
    }),
    errors: [],
  },
  cancelAppointment: {
    summary: 'Cancel an appointment; the id is its offerId or selectionId',
    caller: 'signed-in',
    onPartnerPages: true,
    body: cancelBody,
    ok: done,
    errors: ['NOT_FOUND', 'APPOINTMENT_STARTED', 'STALE'],
  },
  showPatientNumber: {
    summary:
      'Show the patient’s Medicare or IHI number in full to the specialist of an appointment; the id is its offerId or selectionId. The patient can see that it was shown.',
    caller: 'specialist',
    recentSignIn: true,
    ok: z.object({ medicareOrIhi: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
