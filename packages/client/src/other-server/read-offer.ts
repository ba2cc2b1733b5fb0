import type { OpenRequest, Offer, IncomingOpenRequest } from '@tele/core/contract';
import {
  openRequestStatuses,
  openRequestUntil,
  feeFates,
  limits,
  offerStatuses,
  stateCodes,
  timeframes,
} from '@tele/core';
import { booking, bookingWords, meetingOf, requestedFor, sides, unnamedSpecialist } from './read-selection.ts';
import { rescheduleOf } from './read-reschedule.ts';
import { locationOf, profession } from './read-specialist.ts';
import {
  after,
  cents,
  fieldsOf,
  instant,
  listOf,
  object,
  optional,
  or,
  sequence,
  text,
  tried,
  wordOf,
  type Fields,
  type Read,
} from './read.ts';

/** Requested facts. An unknown timeframe counts as the patient's own words. */
function askedOf(raw: Fields, now: Date) {
  const timeframe = wordOf(timeframes, raw['timeframe']) ?? 'own-words';
  const said = timeframe === 'own-words' && raw['timeframe'] !== 'own-words' ? raw['timeframe'] : undefined;
  const createdAt = tried(instant, now.toISOString())(raw['createdAt']);
  return {
    profession: profession(raw['profession']),
    specialty: tried(text, '')(raw['specialty']),
    timeframe,
    timeframeWords: tried(text, null)(raw['timeframeWords'] ?? said),
    state: wordOf(stateCodes, raw['state']) ?? null,
    reason: tried(text, null)(raw['reason']),
    createdAt,
    openUntil: tried(instant, openRequestUntil(timeframe, createdAt))(raw['openUntil']),
  };
}

export const incomingOpenRequest = (now: Date) =>
  object((raw) => ({
    requestId: text(raw['requestId'] ?? raw['id']),
    ...askedOf(raw, now),
  })) as Read<IncomingOpenRequest>;

const offered = (now: Date, heldISO: string | null) => (value: unknown) => {
  const raw = typeof value === 'string' ? { slotISO: value } : fieldsOf(value);
  const { slotISO, startISO, isFree } = raw as Fields;
  const at = instant(slotISO ?? startISO);
  return { slotISO: at, isFree: typeof isFree === 'boolean' ? isFree : at > now.toISOString() || at === heldISO };
};

/** Offer (spec section 3): `id`, `requestId`, `feeCents`, `slots` as strings, `chosenSlotISO`. */
export const offer = (now: Date) =>
  object((raw) => {
    const request = askedOf(fieldsOf(raw['request'] ?? raw), now);
    const specialist = fieldsOf(raw['specialist'] ?? raw);
    const chosen = or(instant, null)(raw['chosenSlotISO']);
    const createdAt = tried(instant, now.toISOString())(raw['createdAt']);
    const expiresAt = tried(instant, after(createdAt, limits.offerMinutes))(raw['expiresAt']);
    const open = expiresAt > now.toISOString() ? 'OPEN' : 'EXPIRED';
    const feeCents = cents(raw['feeCents']);
    return {
      offerId: text(raw['offerId'] ?? raw['id']),
      requestId: text(raw['requestId']),
      status: wordOf(offerStatuses, raw['status']) ?? (chosen === null ? open : 'ACCEPTED'),
      specialist: {
        ...specialist,
        specialistId: tried(text, 'unnamed')(specialist['specialistId']),
        name: tried(text, unnamedSpecialist)(specialist['name'] ?? raw['specialistName']),
        photoUrl: tried(text, null)(specialist['photoUrl']),
        photoSmallUrl: tried(text, null)(specialist['photoSmallUrl']),
        location: locationOf(specialist['location']),
      },
      request,
      feeCents,
      shares: sharesOf(raw['shares']),
      slots: listOf(offered(now, chosen))(raw['slots'] ?? []),
      createdAt,
      expiresAt,
      heldSlotISO: tried(instant, null)(raw['heldSlotISO']),
      booking: raw['booking'] ? bookedOf(fieldsOf(raw['booking'])) : bookedAt(chosen),
      payment: raw['payment'] ? paidOf(fieldsOf(raw['payment']), feeCents) : null,
      ...optional(raw, { forName: text }),
    };
  }) as Read<Offer>;

function sharesOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { ourFeeCents, receivesCents } = value as Fields;
  const [ours, theirs] = [tried(cents, null)(ourFeeCents), tried(cents, null)(receivesCents)];
  return ours === null || theirs === null ? null : { ourFeeCents: ours, receivesCents: theirs };
}

function bookedOf(raw: Fields) {
  const slotISO = instant(raw['slotISO']);
  const status = wordOf(bookingWords, raw['status']) ?? 'CONFIRMED';
  return {
    slotISO,
    endISO: or(instant, after(slotISO, limits.appointmentMinutes))(raw['endISO']),
    status,
    cancelledBy: wordOf(sides, raw['cancelledBy']) ?? null,
    meeting: meetingOf(raw['meeting']),
    sequence: sequence(raw['sequence']),
    reschedule: rescheduleOf(raw['reschedule']),
  };
}

const bookedAt = (slotISO: string | null) => (slotISO === null ? null : bookedOf({ slotISO }));

function paidOf(raw: Fields, feeCents: number) {
  const fate = wordOf(feeFates, raw['fate']);
  if (fate === undefined) return null;
  return {
    fate,
    amountCents: or(cents, feeCents)(raw['amountCents']),
    changedAt: tried(instant, null)(raw['changedAt']),
    isComingBack: raw['isComingBack'] === true,
  };
}

export const openRequest = (now: Date, offers: readonly Offer[]) =>
  object((raw) => {
    const requestId = text(raw['requestId'] ?? raw['id']);
    const openRequest = askedOf(raw, now);
    const own = or(listOf(offer(now)), null)(raw['offers']) ?? offers.filter((each) => each.requestId === requestId);
    const accepted = own.find(({ booking: made }) => made !== null);
    const status = accepted ? 'BOOKED' : openRequest.openUntil > now.toISOString() ? 'OPEN' : 'CLOSED';
    return {
      requestId,
      ...openRequest,
      status: wordOf(openRequestStatuses, raw['status']) ?? status,
      offers: own,
      booking: raw['booking'] ? withOfferId(raw['booking']) : bookingOf(accepted),
      ...optional(raw, { person: requestedFor }),
    };
  }) as Read<OpenRequest>;

function withOfferId(value: unknown) {
  return { ...booking(() => unnamedSpecialist)(value), offerId: text(fieldsOf(value)['offerId']) };
}

function bookingOf(made: Offer | undefined) {
  if (!made?.booking) return null;
  const { offerId, specialist, feeCents } = made;
  const { specialistId, name: specialistName } = specialist;
  return { ...made.booking, offerId, specialistId, specialistName, feeCents, acceptedAt: null };
}
