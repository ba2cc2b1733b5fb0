import * as z from 'zod';
import { timeframeRule, timeframeWordsRule } from '../open-request/fields.ts';
import { openRequestStatuses } from '../open-request/statuses.ts';
import { timeframes } from '../open-request/timeframes.ts';
import { stateCodes } from '../catalogue/states.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant, pageOf, pageQuery, profession, reason, specialty, state } from './fields.ts';
import { fromChoice, fromText } from './from-field.ts';
import { offer } from './offer.ts';
import { booking, requestedFor, selection, selectionsQuery } from './selection.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** Open request. Specialists read nothing else about the patient before an appointment. */
export const incomingOpenRequest = z.object({
  requestId: id,
  profession,
  specialty: z.string(),
  timeframe: z.enum(timeframes),
  timeframeWords: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  openUntil: instant.nullable(),
});

export const openRequest = incomingOpenRequest.extend({
  status: z.enum(openRequestStatuses),
  /** Open offers first, soonest end first, then the accepted one, then the others, latest first. */
  offers: z.array(offer),
  booking: booking.extend({ offerId: id }).nullable(),
  person: requestedFor.optional(),
});

export const requestItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picked'), selection }),
  z.object({ kind: z.literal('open'), request: openRequest }),
]);

const createBody = z
  .strictObject({
    profession,
    specialty,
    timeframe: fromChoice(timeframeRule),
    timeframeWords: optional(fromText(timeframeWordsRule)),
    state: optional(state),
    reason: optional(reason),
    personId: optional(id),
  })
  .refine(({ timeframe, timeframeWords }) => timeframe !== 'own-words' || timeframeWords !== undefined, {
    path: ['timeframeWords'],
    error: timeframeWordsRule.messages['timeframe-words-missing'],
  });

const openQuery = pageQuery.extend({ specialty: missingIfEmpty(specialty.optional()) });

export const requestCalls = {
  createOpenRequest: {
    summary: 'Create an open request for a specialty. Specialists reply with offers.',
    caller: 'booker',
    onPartnerPages: true,
    body: createBody,
    keyed: true,
    ok: z.object({ requestId: id }),
    errors: ['UNKNOWN_SPECIALTY', 'UNKNOWN_PERSON', 'ALREADY_ASKED', 'TOO_MANY_EMAILS'],
  },
  myRequests: {
    summary: 'List the signed-in patient’s requests and open requests, newest first',
    caller: 'patient',
    mayLag: 'for-others',
    onPartnerPages: true,
    query: selectionsQuery,
    ok: pageOf(requestItem).extend({
      /** On the first page with `show=current`: number of ended requests. */
      ended: z.int().nonnegative().optional(),
    }),
    errors: [],
  },
  openRequests: {
    summary:
      'List open requests in this specialist’s specialties, oldest first. Never shows the patient; omits their own and those they have offered on.',
    caller: 'specialist',
    mayLag: 'for-others',
    query: openQuery,
    ok: pageOf(incomingOpenRequest).extend({
      /** On the first page of all specialties: count by specialty name. */
      specialties: z.array(z.object({ specialty: z.string(), count: z.int().positive() })).optional(),
    }),
    errors: [],
  },
  getOpenRequest: {
    summary: 'Get an open request of the signed-in patient, with its offers',
    caller: 'patient',
    mayLag: 'for-others',
    onPartnerPages: true,
    ok: openRequest,
    errors: ['NOT_FOUND'],
  },
  deleteRequest: {
    summary: 'Delete a request or open request. Open ones are cancelled first; booked ones must be cancelled before.',
    caller: 'patient',
    onPartnerPages: true,
    ok: done,
    errors: ['NOT_FOUND', 'ALREADY_BOOKED', 'BEING_ACCEPTED', 'PAYMENT_IN_PROGRESS'],
  },
} as const satisfies Record<string, CallDefinition>;
