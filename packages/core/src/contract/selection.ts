import * as z from 'zod';
import { limits } from '../limits.ts';
import { formatCents } from '../money/format-cents.ts';
import { declineReplies } from '../catalogue/decline-replies.ts';
import { candidateStatuses, endings, feeFates, paymentStatuses, selectionStatuses } from '../selection/statuses.ts';
import { cancelSeen } from './cancel-seen.ts';
import { shownCard } from './card.ts';
import { requestParts } from '../selection/request-part.ts';
import type { CallDefinition } from './define.ts';
import { meeting } from './meeting.ts';
import { missingIfEmpty, optional } from './optional.ts';
import { reschedule } from './reschedule.ts';
import { cents, fee, id, instant, location, pageOf, pageQuery, profession, reason, specialty } from './fields.ts';

export const pick = z.strictObject({ specialistId: id, slotISO: instant });

export const candidate = z.object({
  specialistId: id,
  specialistName: z.string(),
  photoUrl: z.string().nullable(),
  photoSmallUrl: z.string().nullable().optional(),
  location: location.nullable(),
  status: z.enum(candidateStatuses),
  slotISO: instant,
  feeCents: cents.nullable(),
  /** Fee advertised when the request was made; null: none, or not recorded. */
  feeFromCents: cents.nullable(),
  /** The specialist's reply with a decline; omitted without one. */
  reply: z.enum(declineReplies).optional(),
});

export const booking = z.object({
  slotISO: instant,
  endISO: instant,
  specialistId: id,
  specialistName: z.string(),
  feeCents: cents,
  acceptedAt: instant.nullable(),
  status: z.enum(['CONFIRMED', 'CANCELLED']),
  /** Side that cancelled it; null if not cancelled. */
  cancelledBy: z.enum(['patient', 'specialist']).nullable(),
  meeting: meeting.nullable(),
  sequence: z.int().nonnegative(),
  reschedule: reschedule.nullable().optional(),
});

/** Booking fee of a selection for its patient; null until a card was tried. */
export const payment = z.object({
  status: z.enum(paymentStatuses),
  fate: z.enum(feeFates),
  amountCents: cents,
  changedAt: instant.nullable(),
});

export const requestedFor = z.object({ personId: id, name: z.string() });

export const selection = z.object({
  selectionId: id,
  profession,
  specialty,
  reason: z.string().nullable(),
  createdAt: instant,
  status: z.enum(selectionStatuses),
  feeCapCents: cents.nullable(),
  anyFee: z.boolean(),
  agreedAt: instant.nullable(),
  candidates: z.array(candidate),
  booking: booking.nullable(),
  payment: payment.nullable(),
  payBy: instant.nullable(),
  /** Deadline for answers; null unless it waits for specialists. */
  answerBy: instant.nullable(),
  /** Null while open or booked. */
  endedBecause: z.enum(endings).nullable(),
  person: requestedFor.optional(),
});

export const incomingSelection = z.object({
  selectionId: id,
  profession,
  specialty,
  reason: z.string().nullable(),
  createdAt: instant,
  status: z.literal('PENDING'),
  slotISO: instant,
  feeCapCents: cents.nullable(),
  anyFee: z.boolean(),
  othersAsked: z.int().nonnegative().optional(),
  answerBy: instant.optional(),
});

/** Usual fee: the listed fee, else the fee of the last acceptance. */
const usualFee = z.object({ cents, from: z.enum(['listed', 'last-accepted']) });

/** `show`: one part of the list (core/selection/request-part.ts). Default: all. */
export const selectionsQuery = pageQuery.extend({
  show: missingIfEmpty(z.enum(requestParts, { error: '‘show’ must be unpaid, current or ended.' }).optional()),
});

const incomingQuery = pageQuery.extend({ selectionId: missingIfEmpty(id.optional()) });

const createBody = z
  .strictObject({
    profession,
    specialty,
    reason: optional(reason),
    /** Maximum fee. Default without `anyFee`: the highest advertised fee of the picks. */
    feeCapCents: optional(fee),
    anyFee: optional(z.boolean()),
    personId: optional(id),
    picks: z
      .array(pick)
      .min(1, 'Pick at least one specialist and slot.')
      .max(limits.maxPicks, `Pick up to ${limits.maxPicks} specialists.`),
  })
  .refine(({ feeCapCents, anyFee }) => !anyFee || feeCapCents === undefined, {
    path: ['anyFee'],
    error: 'Choose a maximum fee or any fee, not both.',
  });

const paymentMethodId = z.string().min(1, 'Choose a card.').max(120);

/** `dryRun` only checks for refusals: no card is charged and no state changes. */
const acceptBody = z.discriminatedUnion('dryRun', [
  z.strictObject({ dryRun: z.literal(false).optional(), feeCents: fee, paymentMethodId }),
  z.strictObject({ dryRun: z.literal(true), feeCents: fee }),
]);

/** State the patient saw. OPEN refuses to cancel a booked one; with fees, a changed outcome is refused (STALE). */
const cancelBody = missingIfEmpty(
  z
    .strictObject({
      seen: optional(z.union([z.enum(['OPEN', 'BOOKED']), cancelSeen], { error: '‘seen’ must name what was shown.' })),
    })
    .optional(),
);

const declineBody = missingIfEmpty(
  z.strictObject({ reply: optional(z.enum(declineReplies, 'Choose a reply from the list.')) }).optional(),
);

const accepted = z.discriminatedUnion('status', [
  z.object({
    selectionId: id,
    status: z.literal('BOOKED'),
    booking,
    /** Card that pays the acceptance fee; omitted if the payment provider does not say. */
    card: shownCard.optional(),
  }),
  z.object({ selectionId: id, status: z.literal('PENDING') }),
]);

export const selectionCalls = {
  createSelection: {
    summary: `Start a request with one to ${limits.maxPicks} specialist-and-slot picks`,
    caller: 'booker',
    onPartnerPages: true,
    body: createBody,
    keyed: true,
    ok: z.object({ selectionId: id }),
    errors: [
      'UNKNOWN_SPECIALTY',
      'UNKNOWN_SPECIALIST',
      'UNKNOWN_PERSON',
      'SLOT_UNAVAILABLE',
      'PATIENT_BUSY',
      'ALREADY_ASKED',
      'FEE_CAP_REQUIRED',
      'TOO_MANY_EMAILS',
      'TOO_MANY_OPEN_REQUESTS',
    ],
  },
  attachPayment: {
    summary: `Authorise the booking fee of ${formatCents(limits.bookingFeeCents)} and send the request to the picked specialists`,
    caller: 'patient',
    onPartnerPages: true,
    body: z.strictObject({
      paymentMethodId,
      /** The patient agreed to save the card. Not on partner pages. */
      saveCard: optional(z.boolean()),
    }),
    ok: z.object({ selectionId: id, payment: z.object({ status: z.enum(paymentStatuses) }) }),
    errors: [
      'NOT_FOUND',
      'ALREADY_PAID',
      'PAYMENT_IN_PROGRESS',
      'SELECTION_CLOSED',
      'NOT_ON_THIS_PAGE',
      'CARD_DECLINED',
      'CARD_ACTION_REQUIRED',
      'TOO_MANY_DECLINED_CARDS',
      'TOO_MANY_EMAILS',
      'TOO_MANY_OPEN_REQUESTS',
      'PAYMENT_REFUSED',
      'PAYMENT_UNAVAILABLE',
    ],
  },
  mySelections: {
    summary:
      'List the signed-in patient’s requests, newest first, including ended and unpaid ones. Omits deleted ones.',
    caller: 'patient',
    mayLag: 'for-others',
    onPartnerPages: true,
    query: selectionsQuery,
    ok: pageOf(selection).extend({
      /** On the first page with `show=current`: number of ended requests. */
      ended: z.int().nonnegative().optional(),
    }),
    errors: [],
  },
  incomingSelections: {
    summary: 'List paid requests waiting for this specialist, soonest time first',
    caller: 'specialist',
    mayLag: 'for-others',
    query: incomingQuery,
    ok: pageOf(incomingSelection).extend({ usualFee: usualFee.nullable().optional() }),
    errors: [],
  },
  getSelection: {
    summary: 'Get a request of the signed-in patient',
    caller: 'patient',
    mayLag: 'for-others',
    onPartnerPages: true,
    ok: selection,
    errors: ['NOT_FOUND'],
  },
  cancelSelection: {
    summary:
      'Cancel a request: releases the hold if open, cancels the appointment if booked (unless `seen` says the patient saw it open)',
    caller: 'patient',
    onPartnerPages: true,
    body: cancelBody,
    ok: selection,
    errors: [
      'NOT_FOUND',
      'ALREADY_BOOKED',
      'BEING_ACCEPTED',
      'PAYMENT_IN_PROGRESS',
      'SELECTION_CLOSED',
      'APPOINTMENT_STARTED',
      'STALE',
    ],
  },
  acceptSelection: {
    summary: `Accept a request with a fee. Charges the ${formatCents(limits.acceptanceFeeCents)} acceptance fee. The first specialist to accept is booked. A new card is saved. With dryRun nothing changes: it returns PENDING or the refusal.`,
    caller: 'specialist',
    body: acceptBody,
    ok: accepted,
    errors: [
      'NOT_FOUND',
      'ALREADY_ACCEPTED',
      'ALREADY_BOOKED',
      'ALREADY_DECIDED',
      'BEING_ACCEPTED',
      'SLOT_TAKEN',
      'SELECTION_CLOSED',
      'FEE_EXCEEDS_CAP',
      'CARD_NOT_ON_FILE',
      'CARD_DECLINED',
      'CARD_ACTION_REQUIRED',
      'TOO_MANY_DECLINED_CARDS',
      'PAYMENT_REFUSED',
      'PAYMENT_UNAVAILABLE',
    ],
  },
  declineSelection: {
    summary: 'Decline a request, with an optional reply. Other picked specialists can still accept.',
    caller: 'specialist',
    body: declineBody,
    ok: z.object({ selectionId: id, status: z.literal('DECLINED') }),
    errors: ['NOT_FOUND', 'ALREADY_ACCEPTED', 'ALREADY_DECIDED', 'ALREADY_BOOKED', 'BEING_ACCEPTED'],
  },
} as const satisfies Record<string, CallDefinition>;
