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

/** Every category needs a name and phone. Omitted fields stay as saved, null removes. Medicare or IHI is masked. */
export const patientProfile = z.strictObject({
  name: fromText(nameRule).optional(),
  phone: fromText(phoneRule).optional(),
  gender: nullIfEmpty(fromChoice(genderRule)),
  // Schemas have no current date, so the API checks that the day is not in the future.
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

/** Registers a patient with a profile. The role `specialist` is always refused with 403. */
export const registerBody = z.discriminatedUnion('role', [
  patientProfile.extend({ role: z.literal('patient') }),
  z.looseObject({ role: z.literal('specialist') }),
]);

export const me = z.object({
  userId: id,
  email: z.string(),
  role: z.enum(['patient', 'specialist', 'staff']).nullable(),
  /** All roles of the account; empty for a new one. On partner pages, only patient. */
  sides: z.array(z.enum(['patient', 'specialist', 'staff'])),
  name: z.string().nullable(),
  specialistId: id.nullable(),
  /** Approved category of a specialist; null for others. */
  profession: profession.nullable(),
  profile: savedProfile.nullable(),
  /** Partner pages only: details on file, neither shown nor editable there. `profile` is null. */
  onFile: z.array(z.enum(profileFields)).optional(),
  /** Author and time of each profile field. `clinic` is null for the person. Omitted on partner pages. */
  entered: z.partialRecord(z.enum(profileFields), z.object({ at: instant, clinic: z.string().nullable() })).optional(),
});

/** Details a clinic's site sent that the profile lacks; null for none. */
const clinicDetails = z.object({
  detailsId: id,
  clinic: z.string(),
  enteredAt: instant,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
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
