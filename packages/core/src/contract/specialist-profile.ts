import * as z from 'zod';
import { profileTextRule } from '../registration/application-fields.ts';
import { cityRule, languagesRule, subspecialtiesRule } from '../registration/own-profile-fields.ts';
import { profileTypes } from '../registration/profile-types.ts';
import type { CallDefinition } from './define.ts';
import { fee, id, location, names, profession, state } from './fields.ts';
import { fromField, fromText } from './from-field.ts';
import { storageKey } from './storage-key.ts';

export const specialistProfile = z.object({
  specialistId: id,
  version: z.string(),
  /** Verified by staff, like category, specialties and licences: cannot be changed here. */
  name: z.string(),
  profession,
  profileType: z.enum(profileTypes),
  specialties: z.array(z.string()),
  licences: z.array(z.object({ kind: z.string(), number: z.string() })),
  photoUrl: z.string().nullable(),
  photoSmallUrl: z.string().nullable(),
  location,
  bio: z.string(),
  subspecialties: z.array(z.string()),
  /** English first. */
  languages: z.array(z.string()),
  /** Minimum fee of a consultation; null if not set. */
  feeFromCents: z.int().nullable(),
});

const changes = z.strictObject({
  /** Photo keys from `presignUpload` for its two sizes. A null `photoKey` removes the photo. */
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
