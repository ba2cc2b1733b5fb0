import * as z from 'zod';
import { limits } from '../limits.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, listOf, location, profession, reason, specialty, state } from './fields.ts';

export const specialist = z.object({
  specialistId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  /** The same picture, small. */
  photoSmallUrl: z.string().nullable().optional(),
  location,
  subspecialties: z.array(z.string()),
  bio: z.string(),
  /** What else than English is spoken with patients, after English; left out when nothing is. */
  languages: z.array(z.string()).optional(),
  /** The indicative fee, when one is given (product.md 'Ranking'). */
  feeFromCents: z.int().optional(),
  /** A doctor of the practice, listed first (product.md 'Ranking'). */
  featured: z.boolean(),
});

/** `available`: somebody is found under it. */
export const specialtyGroup = z.object({ name: z.string(), group: z.string(), available: z.boolean() });

const searchBody = z.strictObject({
  profession,
  specialty,
  reason: reason.optional(),
  state: state.optional(),
  mode: z.literal('EITHER').optional(),
  location: z.strictObject({ state: state.optional() }).optional(),
  limit: z.int().min(1).max(limits.searchLimit).default(limits.searchLimit),
});

export const slot = z.object({ startISO: instant, endISO: instant });

const slotsQuery = z.strictObject({
  specialistId: id,
  days: z.coerce.number().int().min(1).max(limits.slotDays).default(limits.slotDays),
});

export const specialistCalls = {
  availableSpecialties: {
    summary: 'Specialties of doctors that have at least one approved specialist',
    caller: 'visitor',
    onPartnerPages: true,
    ok: listOf(specialtyGroup),
    errors: [],
  },
  professionSpecialties: {
    summary: 'Specialties of one profession; doctors answer at /doctors/specialties',
    caller: 'visitor',
    onPartnerPages: true,
    ok: listOf(specialtyGroup),
    errors: ['NOT_FOUND'],
  },
  searchSpecialists: {
    summary: 'Approved specialists of a specialty: practice doctors first, then soonest free slot, then name',
    caller: 'visitor',
    onPartnerPages: true,
    body: searchBody,
    ok: listOf(specialist),
    errors: ['UNKNOWN_SPECIALTY'],
  },
  availabilitySlots: {
    summary: 'Free half-hour slots of one specialist',
    caller: 'visitor',
    onPartnerPages: true,
    query: slotsQuery,
    ok: z.object({ specialistId: id, items: z.array(slot) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
