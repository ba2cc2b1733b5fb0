import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { cents, done, id, instant, listOf, profession, state } from './fields.ts';

/**
 * What a specialist may read of the patient of their own appointment. A field is null when it was not given or is not for this
 * category to see (core/catalogue/visible-fields.ts).
 */
export const appointmentPatient = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  gender: z.string().nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  address: z.object({ street: z.string(), suburb: z.string().nullable(), state, postalCode: z.string() }).nullable(),
});

/** A confirmed appointment (spec section 3). `patient` is present for its specialist alone. */
export const appointment = z.object({
  offerId: id.nullable(),
  selectionId: id.nullable(),
  chosenSlotISO: instant,
  endISO: instant,
  profession,
  specialty: z.string(),
  specialistName: z.string(),
  patientName: z.string(),
  feeCents: cents,
  reason: z.string().nullable(),
  patient: appointmentPatient.nullable(),
});

export const appointmentCalls = {
  myAppointments: {
    summary: 'Confirmed appointments of the person signed in, as patient or as specialist, soonest first',
    caller: 'signed-in',
    ok: listOf(appointment),
    errors: [],
  },
  cancelAppointment: {
    summary: 'Cancel an appointment; the id is its offerId or selectionId',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND', 'APPOINTMENT_STARTED'],
  },
} as const satisfies Record<string, CallDefinition>;
