import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { id, state } from './fields.ts';

export const genders = ['Male', 'Female', 'Other'] as const;

export const address = z.strictObject({
  street: z.string().trim().min(1, 'Enter your street address.').max(200),
  suburb: z.string().trim().max(100).optional(),
  state,
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, 'Enter a 4-digit postcode.'),
});

/**
 * A patient's profile. Every category needs a name and a phone; the rest is asked by those that need it (core/catalogue/
 * visible-fields.ts). A field left out stays as it is, null removes it. Medicare or IHI comes back masked.
 */
export const patientProfile = z.strictObject({
  name: z.string().trim().min(1, 'Enter your full name.').max(120),
  phone: z.string().trim().min(1, 'Enter a valid Australian phone').max(20),
  gender: z.enum(genders, { error: 'Choose a gender.' }).nullish(),
  dob: z.iso.date({ error: 'Enter your date of birth.' }).nullish(),
  medicareOrIhi: z.string().trim().max(24).nullish(),
  address: address.nullish(),
});

const savedProfile = z.object({
  name: z.string(),
  phone: z.string(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  address: address.nullable(),
});

/** A patient registers with a profile. Asking for `specialist` is understood, whatever comes with it, and refused with a 403. */
export const registerBody = z.discriminatedUnion('role', [
  patientProfile.extend({ role: z.literal('patient') }),
  z.looseObject({ role: z.literal('specialist') }),
]);

export const me = z.object({
  userId: id,
  email: z.string(),
  role: z.enum(['patient', 'specialist']).nullable(),
  name: z.string().nullable(),
  specialistId: id.nullable(),
  profile: savedProfile.nullable(),
});

export const accountCalls = {
  authMe: { summary: 'Who is signed in, and in what role', caller: 'signed-in', ok: me, errors: ['EMAIL_UNVERIFIED'] },
  registerUser: {
    summary: 'Create or change the patient profile of the person signed in',
    caller: 'signed-in',
    body: registerBody,
    ok: me,
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, CallDefinition>;
