import * as z from 'zod';
import { optionalField } from '../field/optional.ts';
import { genders } from '../registration/genders.ts';
import {
  birthDateRule,
  genderRule,
  medicareOrIhiRule,
  nameRule,
  phoneRule,
  postalCodeRule,
  streetRule,
  suburbRule,
} from '../registration/patient-fields.ts';
import type { CallDefinition } from './define.ts';
import { profileFields } from '../catalogue/missing-profile-fields.ts';
import { done, id, instant, listOf, profession, state } from './fields.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';
import { nullIfEmpty, optional } from './optional.ts';

const suburb = fromText(suburbRule);
export const address = z.strictObject({
  street: fromText(streetRule),
  suburb: suburb.optional(),
  state,
  postalCode: fromText(postalCodeRule),
});

/**
 * A patient's profile. Every category needs a name and a phone; the rest is asked by those that need it (core/catalogue/
 * visible-fields.ts). A field left out stays as it is, null removes it; a name and a phone must be there, now or before. Medicare or IHI comes back masked.
 */
export const patientProfile = z.strictObject({
  name: fromText(nameRule).optional(),
  phone: fromText(phoneRule).optional(),
  gender: nullIfEmpty(fromChoice(genderRule)),
  // A schema knows no today: that the day is not to come, the verb says.
  dob: nullIfEmpty(fromText(birthDateRule('9999-12-31')).meta({ format: 'date' })),
  medicareOrIhi: fromField(z.string().nullable(), optionalField(medicareOrIhiRule)).optional(),
  address: nullIfEmpty(address.extend({ suburb: optional(suburb) })),
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
  role: z.enum(['patient', 'specialist', 'staff']).nullable(),
  /** Everything the account is, several at once; empty for a newcomer. On a partner's page a patient at most. */
  sides: z.array(z.enum(['patient', 'specialist', 'staff'])),
  name: z.string().nullable(),
  specialistId: id.nullable(),
  /** What a specialist is approved for; null for everybody else. */
  profession: profession.nullable(),
  profile: savedProfile.nullable(),
  /**
   * On a partner's page alone: what is on file and is neither shown there nor changed, since a partner's word or page is not the person's own
   * account. `profile` is null there.
   */
  onFile: z.array(z.enum(profileFields)).optional(),
  /** Who entered each field of the profile, and when; `clinic` is null for the person. Left out on a partner's page. */
  entered: z.partialRecord(z.enum(profileFields), z.object({ at: instant, clinic: z.string().nullable() })).optional(),
});

/** Details that a clinic's site sent and that the profile lacks; null where it lacks nothing or nothing was sent. */
const clinicDetails = z.object({
  detailsId: id,
  clinic: z.string(),
  enteredAt: instant,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  /** Masked. */
  medicareOrIhi: z.string().nullable(),
  address: address.nullable(),
});

export const accountCalls = {
  authMe: {
    summary: 'Get the person signed in, with their role and sides',
    caller: 'signed-in',
    onPartnerPages: true,
    ok: me,
    errors: ['EMAIL_UNVERIFIED'],
  },
  registerUser: {
    summary: 'Create or change the patient profile of the person signed in',
    caller: 'signed-in',
    onPartnerPages: true,
    body: registerBody,
    ok: me,
    errors: ['FORBIDDEN'],
  },
  myClinicDetails: {
    summary: 'List details entered on a clinic’s site that wait for the person to confirm them',
    caller: 'signed-in',
    ok: listOf(clinicDetails),
    errors: [],
  },
  confirmClinicDetails: {
    summary: 'Add details entered on a clinic’s site to the profile. Refused when they changed since they were read.',
    caller: 'signed-in',
    body: z.strictObject({ enteredAt: instant }),
    ok: me,
    errors: ['NOT_FOUND', 'STALE'],
  },
  dismissClinicDetails: {
    summary: 'Keep details entered on a clinic’s site out of the profile. Bookings through that clinic still use them.',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND'],
  },
  showNumber: {
    summary: 'Get the signed-in patient’s full Medicare or IHI number. This read is audited.',
    caller: 'patient',
    recentSignIn: true,
    ok: z.object({ medicareOrIhi: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
