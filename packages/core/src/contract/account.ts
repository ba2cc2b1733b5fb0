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

/** A patient's profile. Medicare or IHI comes back masked; leave it out to keep it, send null to remove it. */
export const patientProfile = z.strictObject({
  name: z.string().trim().min(1, 'Enter your full name.').max(120),
  phone: z.string().trim().min(1, 'Enter a valid Australian phone').max(20),
  gender: z.enum(genders, { error: 'Choose a gender.' }),
  dob: z.iso.date({ error: 'Enter your date of birth.' }),
  medicareOrIhi: z.string().trim().max(24).nullish(),
  address,
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
  profile: patientProfile.extend({ medicareOrIhi: z.string().nullable() }).nullable(),
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
