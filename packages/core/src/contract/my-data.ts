import * as z from 'zod';
import { inTheWay } from '../my-data/ending.ts';
import { readKinds } from '../my-data/reads.ts';
import { relations } from '../people/person-fields.ts';
import { usualReplies } from '../selection/usual-reply.ts';
import { address } from './account.ts';
import { shownCard } from './card.ts';
import type { CallDefinition } from './define.ts';
import { cents, done, id, instant, listOf } from './fields.ts';

/** Reads of a person's details by one reader on one day in Sydney: last time and count. */
export const detailsRead = z.object({
  /** Null for staff, whose names are private, and for deleted accounts. */
  name: z.string().nullable(),
  kind: z.enum(readKinds),
  at: instant,
  times: z.int().positive(),
});

const heldPerson = z.object({
  name: z.string(),
  relation: z.enum(relations),
  phone: z.string().nullable(),
  gender: z.string().nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  consentedAt: instant,
  removedAt: instant.nullable(),
});

const heldRequest = z.object({
  requestId: id,
  kind: z.enum(['picked', 'open']),
  profession: z.string(),
  specialty: z.string(),
  forName: z.string().nullable(),
  reason: z.string().nullable(),
  feeCapCents: cents.nullable(),
  anyFee: z.boolean(),
  /** Time of the patient's agreement to the fee, and the version of the texts. */
  agreedAt: instant.nullable(),
  agreedWording: z.string().nullable(),
  timeframe: z.string().nullable(),
  timeframeWords: z.string().nullable(),
  wantedState: z.string().nullable(),
  state: z.string(),
  createdAt: instant,
  /** When it was deleted from the list. Kept while money or an appointment depends on it. */
  deletedAt: instant.nullable(),
  candidates: z.array(
    z.object({
      specialistName: z.string(),
      slotISO: instant,
      status: z.string(),
      feeFromCents: cents.nullable(),
    }),
  ),
  offers: z.array(z.object({ specialistName: z.string(), feeCents: cents, state: z.string(), createdAt: instant })),
});

const heldAppointment = z.object({
  requestId: id,
  startISO: instant,
  specialistName: z.string(),
  feeCents: cents,
  status: z.string(),
  cancelledBy: z.string().nullable(),
  /** Requests to reschedule with their notes, oldest first. */
  reschedules: z.array(
    z.object({ fromISO: instant, toISO: instant, line: z.string().nullable(), status: z.string(), askedAt: instant }),
  ),
});

export const myData = z.object({
  madeAt: instant,
  account: z.object({
    userId: id,
    email: z.string(),
    name: z.string().nullable(),
    role: z.string().nullable(),
    since: instant,
  }),
  profile: z
    .object({
      phone: z.string(),
      gender: z.string().nullable(),
      dob: z.string().nullable(),
      medicareOrIhi: z.string().nullable(),
      address: z.object(address.shape).nullable(),
    })
    .nullable(),
  /** Details entered on clinics' sites, used for bookings there until confirmed. */
  clinicDetails: z.array(
    z.object({
      clinic: z.string(),
      enteredAt: instant,
      name: z.string().nullable(),
      phone: z.string().nullable(),
      gender: z.string().nullable(),
      dob: z.string().nullable(),
      medicareOrIhi: z.string().nullable(),
      address: z.object(address.shape).nullable(),
    }),
  ),
  people: z.array(heldPerson),
  /** Saved cards. The payment provider keeps the numbers. */
  cards: z.array(shownCard.extend({ savedAt: instant })),
  requests: z.array(heldRequest),
  appointments: z.array(heldAppointment),
  payments: z.array(
    z.object({ what: z.string(), amountCents: cents, status: z.string(), at: instant, receipt: z.string().nullable() }),
  ),
  /** Chosen reminders; null if nothing was chosen, which means all. */
  emailPreferences: z.object({ dayBefore: z.boolean(), hoursBefore: z.boolean() }).nullable(),
  /** Subjects of the last year, latest first. Email bodies are not stored. */
  emailsSent: z.array(z.object({ subject: z.string(), at: instant })),
  favourites: z.array(z.object({ specialistName: z.string(), at: instant })),
  alerts: z.array(
    z.object({
      profession: z.string(),
      specialty: z.string().nullable(),
      specialistName: z.string().nullable(),
      state: z.string().nullable(),
      filters: z.record(z.string(), z.unknown()),
      createdAt: instant,
      until: instant,
    }),
  ),
  signIns: z.array(z.object({ since: instant })),
  /** Devices used to sign in within the last 90 days. */
  devices: z.array(z.object({ device: z.string().nullable(), since: instant, seenAt: instant })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: instant, seenAt: instant.nullable() })),
  /** Clinics on whose site the person signed in, entered details or made a request, with the last time. */
  clinics: z.array(z.object({ name: z.string(), at: instant })),
  processors: z.array(z.object({ name: z.string(), purpose: z.string() })),
  applications: z.array(
    z.object({
      profession: z.string(),
      status: z.string(),
      createdAt: instant,
      details: z.record(z.string(), z.unknown()),
      reason: z.string().nullable(),
    }),
  ),
  files: z.array(z.object({ kind: z.string(), contentType: z.string(), createdAt: instant })),
  work: z
    .object({
      name: z.string(),
      profession: z.string(),
      city: z.string(),
      state: z.string(),
      subspecialties: z.array(z.string()),
      bio: z.string(),
      languages: z.array(z.string()),
      gender: z.string().nullable(),
      photoUrl: z.string().nullable(),
      feeFromCents: cents.nullable(),
      licences: z.array(z.object({ kind: z.string(), number: z.string() })),
      availability: z.array(z.object({ startISO: instant, endISO: instant })),
      noticeHours: z.int(),
      keepsHalfHour: z.boolean(),
      usualReply: z.enum(usualReplies).nullable(),
      timeOff: z.array(z.object({ startISO: instant, endISO: instant })),
      /** Names of imported calendars. Their addresses are secret. */
      calendars: z.array(z.string()),
      feedSince: instant.nullable(),
      meeting: z
        .object({ way: z.string(), videoUrl: z.string().nullable(), instructions: z.string().nullable() })
        .nullable(),
      offers: z.array(z.object({ feeCents: cents, state: z.string(), createdAt: instant })),
      appointments: z.array(z.object({ startISO: instant, feeCents: cents, status: z.string() })),
      payoutAccount: z.string().nullable(),
    })
    .nullable(),
  reads: z.array(detailsRead),
});

export const myDataCalls = {
  downloadMyData: {
    summary: 'Export all data about the signed-in user. This read is audited.',
    caller: 'signed-in',
    recentSignIn: true,
    ok: myData,
    errors: [],
  },
  myReads: {
    summary: 'List who has read the signed-in user’s details, newest first: one row per reader per day.',
    caller: 'signed-in',
    ok: listOf(detailsRead),
    errors: [],
  },
  accountEnding: {
    summary: 'List what must end before the signed-in user can delete their account.',
    caller: 'signed-in',
    ok: z.object({ inTheWay: z.array(z.enum(inTheWay)) }),
    errors: [],
  },
  deleteAccount: {
    summary: 'Delete the signed-in user’s account. Keeps only the records that must be kept.',
    caller: 'signed-in',
    recentSignIn: true,
    ok: done.extend({ receiptId: id }),
    errors: ['ACCOUNT_IN_USE'],
  },
  deletionReceipt: {
    summary: 'List the companies that confirmed deleting a person’s data. Available for one day after the deletion.',
    caller: 'public',
    ok: z.object({
      processors: z.array(
        z.object({ id: z.enum(['identity', 'payments', 'storage']), name: z.string(), confirmed: z.boolean() }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
