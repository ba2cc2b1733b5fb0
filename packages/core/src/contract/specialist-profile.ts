import * as z from 'zod';
import { profileTextRule } from '../registration/application-fields.ts';
import { cityRule, languagesRule, subspecialtiesRule } from '../registration/own-profile-fields.ts';
import { profileTypes } from '../registration/profile-types.ts';
import type { CallDefinition } from './define.ts';
import { fee, id, location, names, profession, state } from './fields.ts';
import { fromField, fromText } from './from-field.ts';
import { storageKey } from './storage-key.ts';

/** What everybody reads of a specialist, as its owner does, and which version of it this is. */
export const specialistProfile = z.object({
  specialistId: id,
  /** Changes with every save; the same text travels as ETag. */
  version: z.string(),
  /** Verified by staff, as the category, the specialties and the licences are: not changed here. */
  name: z.string(),
  profession,
  profileType: z.enum(profileTypes),
  specialties: z.array(z.string()),
  licences: z.array(z.object({ kind: z.string(), number: z.string() })),
  photoUrl: z.string().nullable(),
  /** The same picture, small. */
  photoSmallUrl: z.string().nullable(),
  location,
  bio: z.string(),
  subspecialties: z.array(z.string()),
  /** English first. */
  languages: z.array(z.string()),
  /** What a consultation costs at least; null when nothing is said. */
  feeFromCents: z.int().nullable(),
});

/** What is left out stays as it is, so that each part of a screen saves alone. */
const changes = z.strictObject({
  /** A photo by the keys that `presignUpload` gave for its two sizes; a `photoKey` of null takes it away. */
  documents: z.strictObject({ photoKey: storageKey.nullable(), photoSmallKey: storageKey.nullish() }).optional(),
  bio: fromText(profileTextRule).optional(),
  subspecialties: fromField(
    names(subspecialtiesRule.messages['subspecialties-too-many']),
    subspecialtiesRule,
  ).optional(),
  languages: fromField(names(languagesRule.messages['languages-too-many']), languagesRule).optional(),
  feeFromCents: fee.nullable().optional(),
  location: z.strictObject({ city: fromText(cityRule), state }).optional(),
});

export const specialistProfileCalls = {
  mySpecialistProfile: {
    summary: 'Get the signed-in specialist’s public profile',
    caller: 'specialist',
    ok: specialistProfile,
    errors: [],
    versioned: true,
  },
  saveSpecialistProfile: {
    summary: 'Update parts of the signed-in specialist’s public profile. Send the version as If-Match.',
    caller: 'specialist',
    body: changes,
    ok: specialistProfile,
    errors: ['STALE', 'DOCUMENT_REFUSED', 'STORAGE_UNAVAILABLE'],
    versioned: true,
  },
} as const satisfies Record<string, CallDefinition>;
