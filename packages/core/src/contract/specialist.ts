import * as z from 'zod';
import { limits } from '../limits.ts';
import { meetingWayRule } from '../meeting/meeting-fields.ts';
import { usualReplies } from '../selection/usual-reply.ts';
import { droppable, sorts } from '../search/filters.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, line, listOf, location, profession, reason, specialty, state } from './fields.ts';
import { searchFilters } from './filters.ts';
import { missingIfEmpty, optional, withDefault } from './optional.ts';

export const registration = z.object({
  label: z.string(),
  number: z.string(),
  register: z.object({ name: z.string(), url: z.string() }),
});

export const slot = z.object({ startISO: instant, endISO: instant });

export const specialist = z.object({
  specialistId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  photoSmallUrl: z.string().nullable().optional(),
  location: location.nullable(),
  subspecialties: z.array(z.string()),
  bio: z.string(),
  languages: z.array(z.string()).optional(),
  /** Indicative fee, if set (product.md 'Ranking'). */
  feeFromCents: z.int().optional(),
  /** How soon they usually reply (product.md); left out when unknown, slower or hidden for the category. */
  usualReply: z.enum(usualReplies).optional(),
  /** A doctor of the practice, listed first (product.md 'Ranking'). */
  featured: z.boolean(),
  registration: registration.optional(),
  /** Free slots of the requested `slotDays`; adjacent ones are joined. */
  slotSpans: z.array(slot).optional(),
});

export const specialistPage = specialist.omit({ registration: true, slotSpans: true }).extend({
  profession,
  specialties: z.array(z.string()),
  registrations: z.array(registration),
  /** How they meet patients. Only patients who booked see the location or link. */
  meetsBy: z.enum(meetingWayRule.choices),
  noticeHours: z.int().positive(),
});

export const namedSpecialist = specialist
  .pick({ specialistId: true, name: true, photoUrl: true, photoSmallUrl: true, location: true })
  .extend({ profession, specialties: z.array(z.string()) });

/** `available`: it has at least one specialist. */
export const specialtyGroup = z.object({ name: z.string(), group: z.string(), available: z.boolean() });

const daysText = `Ask for 1 to ${limits.slotDays} days.`;
const limitText = `Ask for 1 to ${limits.searchLimit} specialists.`;

const searchBody = z.strictObject({
  profession,
  specialty,
  reason: optional(reason),
  state: optional(state),
  mode: optional(z.literal('EITHER')),
  location: optional(z.strictObject({ state: optional(state) })),
  limit: withDefault(z.int(limitText).min(1, limitText).max(limits.searchLimit, limitText), limits.searchLimit),
  filters: optional(searchFilters),
  sort: optional(z.enum(sorts)),
  slotDays: optional(z.int(daysText).min(1, daysText).max(limits.slotDays, daysText)),
});

const countBody = searchBody.omit({ reason: true, mode: true, limit: true, sort: true, slotDays: true });

/** Number of results, and the number without each active filter, which is never lower. */
const counted = z.object({
  all: z.int().nonnegative(),
  matching: z.int().nonnegative(),
  isMore: z.boolean(),
  without: z.array(
    z.object({
      filter: z.enum(droppable),
      matching: z.int().nonnegative(),
      /** Earliest free time that matches the remaining day and hour filters; null without results. */
      soonestISO: instant.nullable(),
    }),
  ),
  /** Languages in results that match all other filters, most common first. */
  languages: z.array(z.object({ language: z.string(), count: z.int().positive() })),
});

const nameText = 'Enter at least 2 letters.';
const nameQuery = z.strictObject({ name: line.min(2, nameText).max(80) });

const slotsQuery = z.strictObject({
  specialistId: id,
  days: missingIfEmpty(
    z.coerce.number(daysText).int(daysText).min(1, daysText).max(limits.slotDays, daysText).default(limits.slotDays),
  ),
});

export const specialistCalls = {
  availableSpecialties: {
    summary: 'List doctor specialties with at least one approved specialist',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    ok: listOf(specialtyGroup),
    errors: [],
  },
  professionSpecialties: {
    summary: 'List a profession’s specialties. For doctors, use /doctors/specialties.',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    ok: listOf(specialtyGroup),
    errors: ['NOT_FOUND'],
  },
  searchSpecialists: {
    summary:
      'Search approved specialists by specialty and filters. Practice doctors first (unless sorted by soonest), then soonest available slot, then name.',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    body: searchBody,
    ok: listOf(specialist),
    errors: ['UNKNOWN_SPECIALTY'],
  },
  countSpecialists: {
    summary: 'Count the specialists a filtered search finds, and without each filter',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    body: countBody,
    ok: counted,
    errors: ['UNKNOWN_SPECIALTY'],
  },
  specialistsByName: {
    summary: 'Search approved specialists by the start of their names, in alphabetical order',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    query: nameQuery,
    ok: listOf(namedSpecialist),
    errors: [],
  },
  specialistPage: {
    summary: 'Get the public profile of an approved specialist',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    ok: specialistPage,
    errors: ['NOT_FOUND'],
  },
  availabilitySlots: {
    summary: 'List a specialist’s available 30-minute slots',
    caller: 'visitor',
    mayLag: 'for-all',
    onPartnerPages: true,
    query: slotsQuery,
    ok: z.object({ specialistId: id, items: z.array(slot) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
