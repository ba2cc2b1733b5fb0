import * as z from 'zod';
import { stateCodes } from '../catalogue/states.ts';
import { isOfferFee, offerFaults } from '../offer/check-offer.ts';
import { offerStatuses } from '../offer/statuses.ts';
import { limits } from '../limits.ts';
import { timeframes } from '../open-request/timeframes.ts';
import { feeFates } from '../selection/statuses.ts';
import type { CallDefinition } from './define.ts';
import { reschedule } from './reschedule.ts';
import { cents, id, instant, location, pageOf, pageQuery, profession } from './fields.ts';
import { meeting } from './meeting.ts';
import { missingIfEmpty } from './optional.ts';

/** Offer for both sides (spec section 3). Money is integer cents, AUD. */
export const offer = z.object({
  offerId: id,
  requestId: id,
  status: z.enum(offerStatuses),
  specialist: z.object({
    specialistId: id,
    name: z.string(),
    photoUrl: z.string().nullable(),
    photoSmallUrl: z.string().nullable().optional(),
    location: location.nullable(),
  }),
  request: z.object({
    profession,
    specialty: z.string(),
    timeframe: z.enum(timeframes),
    timeframeWords: z.string().nullable(),
    state: z.enum(stateCodes).nullable(),
    reason: z.string().nullable(),
    createdAt: instant,
    /** Deadline for answers, including new offers after one has ended; null once closed. */
    openUntil: instant.nullable(),
  }),
  forName: z.string().optional(),
  feeCents: cents,
  /** Our fee and the specialist's share; null for patients. */
  shares: z.object({ ourFeeCents: cents, receivesCents: cents }).nullable(),
  /** Times, soonest first. A time is not free if it is past, booked or held elsewhere. */
  slots: z.array(z.object({ slotISO: instant, isFree: z.boolean() })),
  createdAt: instant,
  expiresAt: instant,
  heldSlotISO: instant.nullable(),
  booking: z
    .object({
      slotISO: instant,
      endISO: instant,
      status: z.enum(['CONFIRMED', 'CANCELLED']),
      cancelledBy: z.enum(['patient', 'specialist']).nullable(),
      /** As in a picked request's booking. */
      meeting: meeting.nullable(),
      sequence: z.int().nonnegative(),
      reschedule: reschedule.nullable().optional(),
    })
    .nullable(),
  /** Fee status from the ledger; null until the patient starts to pay. */
  payment: z
    .object({
      fate: z.enum(feeFates),
      amountCents: cents,
      changedAt: instant.nullable(),
      /** Charged, with a refund waiting for the provider's answer. */
      isComingBack: z.boolean().optional(),
    })
    .nullable(),
});

const slotText = 'Give each time as an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.';

const createBody = z.strictObject({
  requestId: id,
  feeCents: z
    .number({ error: ({ input }) => offerFaults[input == null ? 'fee-missing' : 'fee-invalid'] })
    .refine(isOfferFee, offerFaults['fee-invalid'])
    .meta({ minimum: 0, maximum: limits.maxFeeCents }),
  slots: z
    .array(z.iso.datetime({ error: slotText }))
    .min(1, offerFaults['slot-missing'])
    .max(limits.maxOfferSlots, offerFaults['too-many-slots']),
});

/** `role`: offers made or received; default: specialist. `requestId`: only offers to this request. */
const mineQuery = pageQuery.extend({
  role: missingIfEmpty(
    z.enum(['patient', 'specialist'], { error: '‘role’ must be patient or specialist.' }).optional(),
  ),
  requestId: missingIfEmpty(id.optional()),
});

export const offerCalls = {
  createOffer: {
    summary: `Answer an open request with a fee and one to ${limits.maxOfferSlots} times; its patient has ${limits.offerMinutes} minutes to accept`,
    caller: 'specialist',
    body: createBody,
    keyed: true,
    ok: offer,
    errors: ['NOT_FOUND', 'PAYOUTS_NOT_READY', 'REQUEST_CLOSED', 'ALREADY_OFFERED', 'SLOT_TAKEN', 'TOO_MANY_EMAILS'],
  },
  myOffers: {
    summary: 'List offers the signed-in user has made or received, newest first',
    caller: 'signed-in',
    mayLag: 'for-others',
    onPartnerPages: true,
    query: mineQuery,
    ok: pageOf(offer),
    errors: [],
  },
  withdrawOffer: {
    summary: 'Withdraw an offer that is not being paid for. Idempotent.',
    caller: 'specialist',
    ok: offer,
    errors: ['NOT_FOUND', 'ALREADY_BOOKED', 'OFFER_CLOSED', 'PAYMENT_IN_PROGRESS'],
  },
  prepareOffer: {
    summary: 'Hold one time of an offer until it expires, and return how to pay. Choosing another time moves the hold.',
    caller: 'patient',
    onPartnerPages: true,
    body: z.strictObject({ chosenSlotISO: instant }),
    ok: z.object({
      offerId: id,
      slotISO: instant,
      /** Completes the payment at the provider; null for a fee of $0. */
      clientSecret: z.string().nullable(),
      amountCents: cents,
      heldUntil: instant,
    }),
    errors: [
      'NOT_FOUND',
      'ALREADY_BOOKED',
      'OFFER_CLOSED',
      'OFFER_EXPIRED',
      'SLOT_TAKEN',
      'PATIENT_BUSY',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_REFUSED',
      'PAYMENT_UNAVAILABLE',
    ],
  },
  finaliseOffer: {
    summary: 'Book the held, paid time of an offer, or report what is missing. Idempotent.',
    caller: 'patient',
    onPartnerPages: true,
    ok: offer,
    errors: [
      'NOT_FOUND',
      'OFFER_CLOSED',
      'OFFER_EXPIRED',
      'PAYMENT_MISSING',
      'PAYMENT_IN_PROGRESS',
      'CARD_DECLINED',
      'CARD_ACTION_REQUIRED',
      'PAYMENT_UNAVAILABLE',
    ],
  },
} as const satisfies Record<string, CallDefinition>;
