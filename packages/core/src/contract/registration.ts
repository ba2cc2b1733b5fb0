import * as z from 'zod';
import { emailRule } from '../field/email.ts';
import {
  applicationFields,
  decisionReasonRule,
  faultTextRule,
  profileTextRule,
  staffNoteRule,
} from '../registration/application-fields.ts';
import { documentKinds, documentScans, fileTypes, type DocumentKind } from '../registration/documents.ts';
import { genders } from '../registration/genders.ts';
import {
  genderRule,
  nameRule,
  phoneRule,
  postalCodeRule,
  streetRule,
  suburbRule,
} from '../registration/patient-fields.ts';
import { languagesRule, subspecialtiesRule } from '../registration/own-profile-fields.ts';
import { profileTypes } from '../registration/profile-types.ts';
import { staffChecks } from '../registration/staff-checks.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, line, location, names, pageOf, pageQuery, profession, specialty, state } from './fields.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';
import { storageKey } from './storage-key.ts';
import { missingIfEmpty, nullIfEmpty, optional, withDefault } from './optional.ts';

const kind = z.enum(documentKinds, { error: 'Unknown kind of document.' });

const documentKey = () => nullIfEmpty(storageKey);

/** `cvKey`, `ahpraKey` …: keys from `presignUpload`, or null. Keys of other categories may be left out. */
const documents = z.strictObject(
  Object.fromEntries(documentKinds.map((one) => [`${one}Key`, documentKey()])) as Record<
    `${DocumentKind}Key`,
    ReturnType<typeof documentKey>
  >,
);

const licence = z.strictObject({
  kind: line.min(1).max(60),
  number: line.min(1, 'Enter the number.').max(60, 'Use up to 60 characters.'),
});

/** Shown licence, with its public register. For doctors, the AHPRA number. */
const heldLicence = z.object({
  kind: z.string(),
  label: z.string(),
  number: z.string(),
  states: z.array(state),
  register: z.object({ name: z.string(), url: z.string().nullable() }),
});

const address = z.object({ street: z.string(), suburb: z.string().optional(), state, postcode: z.string() });

/** Mismatch in an application: a form field or document, with an explanation. */
const fault = z.strictObject({
  field: z.enum(applicationFields, { error: 'Unknown field.' }),
  text: fromText(faultTextRule),
});

/** Submitted registration (spec section 3, 'Doctor registration payload'). */
const registerBody = z.strictObject({
  profession: withDefault(profession, 'doctor'),
  profileType: z.enum(profileTypes, { error: 'Choose a plan.' }),
  name: fromText(nameRule),
  email: fromText(emailRule),
  phone: fromText(phoneRule),
  address: z.strictObject({
    street: fromText(streetRule),
    suburb: optional(fromText(suburbRule)),
    state,
    postcode: fromText(postalCodeRule),
  }),
  ahpraNumber: optional(line.max(60)),
  licences: withDefault(z.array(licence).max(20), []),
  gender: fromChoice(genderRule),
  languages: fromField(names(languagesRule.messages['languages-too-many']), languagesRule),
  specialties: z.array(specialty).min(1, 'Choose at least one specialty.').max(30),
  practiceName: optional(line.max(200)),
  adminContact: optional(line.max(200)),
  documents,
  modes: withDefault(z.array(z.literal('TELEHEALTH')).max(1), ['TELEHEALTH']),
  availability: withDefault(z.array(z.never()).max(0), []),
  feeRange: optional(z.null()),
  subspecialties: withDefault(
    fromField(names(subspecialtiesRule.messages['subspecialties-too-many']), subspecialtiesRule),
    [],
  ),
  profile: optional(fromText(profileTextRule)),
  turnstileToken: optional(z.string().max(2_048, 'Please complete the Cloudflare Turnstile check.')),
});

export const applicationStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const;

const heldDocument = z.object({ kind, key: storageKey, bytes: z.int(), uploadedAt: instant });

/** Provider profile (spec section 3, 'Provider profile (as read)'). */
export const providerProfile = z.object({
  status: z.enum(applicationStatuses),
  profileType: z.enum(profileTypes),
  profession,
  applicationId: id.nullable(),
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  faults: z.array(fault),
  specialistId: id.nullable(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  photoSmallUrl: z.string().nullable(),
  location: location.nullable(),
  specialties: z.array(z.string()),
  profile: z.string().nullable(),
  licences: z.array(heldLicence),
  documents: z.array(heldDocument),
  /** Other details of the application, to apply again; null without one. */
  details: z.object({ phone: z.string(), address, gender: z.enum(genders), languages: z.array(z.string()) }).nullable(),
});

const queued = z.object({
  applicationId: id,
  profession,
  profileType: z.enum(profileTypes),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  name: z.string(),
  specialties: z.array(z.string()),
  licences: z.array(heldLicence),
  submittedAt: instant,
  sentAgain: z.boolean(),
  documentCount: z.object({ uploaded: z.int(), required: z.int(), missing: z.array(kind) }),
  takenBy: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
});

const staffDocument = z.object({
  kind,
  contentType: z.enum(fileTypes),
  bytes: z.int(),
  uploadedAt: instant,
  sameAs: kind.nullable(),
  /** SHA-256 of the file in hexadecimal; null if sent before hashes were recorded. */
  sha256: z.string().nullable(),
  replaced: z.boolean(),
  scan: z.enum(documentScans),
});

const staffApplication = queued.extend({
  email: z.string(),
  phone: z.string(),
  address,
  gender: z.enum(genders),
  languages: z.array(z.string()),
  profile: z.string().nullable(),
  documents: z.array(staffDocument),
  checks: z.array(z.enum(staffChecks)),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  faults: z.array(fault),
  /** Note that only staff read. */
  note: z.string().nullable(),
  specialistId: id.nullable(),
});

const queueQuery = pageQuery.extend({
  q: missingIfEmpty(line.max(100).optional()),
  status: missingIfEmpty(z.enum(['PENDING', 'APPROVED', 'REJECTED'], { error: 'Unknown status.' }).default('PENDING')),
});

export const registrationCalls = {
  presignUpload: {
    summary: 'Get a presigned upload for an application document. Expires after a few minutes.',
    caller: 'signed-in',
    body: z.strictObject({
      keyHint: kind,
      contentType: optional(z.string().max(100)),
    }),
    ok: z.object({
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      key: storageKey,
      maxBytes: z.int(),
      expiresAt: instant,
    }),
    errors: ['TOO_MANY_FILES', 'STORAGE_UNAVAILABLE'],
  },
  registerSpecialist: {
    summary: 'Apply as a provider; staff verify the documents',
    caller: 'signed-in',
    body: registerBody,
    keyed: true,
    ok: providerProfile,
    errors: [
      'ALREADY_APPLIED',
      'ALREADY_APPROVED',
      'DOCUMENT_REFUSED',
      'HUMAN_CHECK_FAILED',
      'HUMAN_CHECK_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
      'UNKNOWN_SPECIALTY',
    ],
  },
  myProvider: {
    summary: 'Get the signed-in user’s provider profile in a category',
    caller: 'signed-in',
    ok: providerProfile,
    errors: ['NOT_FOUND'],
  },
  providerOf: {
    summary: 'Get the signed-in user’s provider profile in a category. Fallback for /me.',
    caller: 'signed-in',
    ok: providerProfile,
    errors: ['NOT_FOUND'],
  },
  updateDocuments: {
    summary: 'Replace the given documents of an approved provider',
    caller: 'signed-in',
    body: z.strictObject({ documents }),
    ok: providerProfile,
    errors: ['NOT_FOUND', 'ALREADY_APPLIED', 'DOCUMENT_REFUSED', 'STORAGE_UNAVAILABLE'],
  },
  staffApplications: {
    summary: 'List applications, oldest first',
    caller: 'staff',
    query: queueQuery,
    /** Counts stop at 1,000. */
    ok: pageOf(queued).extend({ counts: z.object({ PENDING: z.int(), APPROVED: z.int(), REJECTED: z.int() }) }),
    errors: [],
  },
  staffApplication: {
    summary: 'Get an application with its documents',
    caller: 'staff',
    ok: staffApplication,
    errors: ['NOT_FOUND'],
  },
  staffDocument: {
    summary: 'Get a one-minute link to a document. Audited.',
    caller: 'staff',
    recentSignIn: true,
    ok: z.object({ url: z.string(), contentType: z.enum(fileTypes), expiresAt: instant }),
    errors: ['NOT_FOUND', 'DOCUMENT_CHANGED', 'DOCUMENT_LOCKED', 'STORAGE_UNAVAILABLE'],
  },
  takeApplication: {
    summary: 'Assign an application to yourself, taking it over if someone else has it',
    caller: 'staff',
    ok: staffApplication,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  },
  approveApplication: {
    summary: 'Approve an application with the checks done. Audited.',
    caller: 'staff',
    recentSignIn: true,
    body: z.strictObject({
      checked: z.array(z.enum(staffChecks)).max(staffChecks.length),
      note: optional(fromText(staffNoteRule)),
    }),
    ok: staffApplication,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'DOCUMENT_LOCKED'],
  },
  rejectApplication: {
    summary: 'Reject an application with a reason, which is sent to the applicant',
    caller: 'staff',
    recentSignIn: true,
    body: z.strictObject({
      reason: fromText(decisionReasonRule),
      faults: withDefault(z.array(fault).max(applicationFields.length), []),
      note: optional(fromText(staffNoteRule)),
    }),
    ok: staffApplication,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  },
} as const satisfies Record<string, CallDefinition>;
