import type { Selection, Specialist } from '@tele/core/contract';
import {
  candidateStatuses,
  declineReplies,
  endings,
  type FeeFate,
  feeFates,
  limits,
  type PaymentStatus,
  paymentStatuses,
  requestStage,
  selectionStatuses,
} from '@tele/core';
import { rescheduleOf } from './read-reschedule.ts';
import { locationOf, profession } from './read-specialist.ts';
import {
  after,
  cents,
  flag,
  instant,
  listOf,
  object,
  optional,
  or,
  sequence,
  text,
  tried,
  Unreadable,
  word,
  wordOf,
  type Read,
} from './read.ts';

const fateOf: Record<PaymentStatus, FeeFate> = {
  requires_payment_method: 'none',
  requires_action: 'none',
  processing: 'held',
  requires_capture: 'held',
  succeeded: 'charged',
  canceled: 'released',
};

/** Booking fee. The specification has only `status`, so the amount is the specified one. */
const payment = object((raw) => {
  const status = word(paymentStatuses)(raw['status']);
  return {
    status,
    fate: wordOf(feeFates, raw['fate']) ?? fateOf[status],
    amountCents: or(cents, limits.bookingFeeCents)(raw['amountCents']),
    changedAt: tried(instant, null)(raw['changedAt']),
  };
});

export type KnownSpecialists = Map<string, Pick<Specialist, 'name' | 'photoUrl' | 'location'>>;

/** A payment without a status was never made. */
const isUnpaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Reflect.get(value, 'status') ?? null) === null;

const candidate = (specialists: KnownSpecialists) =>
  object((raw) => {
    const specialistId = text(raw['specialistId']);
    const known = specialists.get(specialistId);
    return {
      specialistId,
      specialistName: tried(text, known?.name ?? unnamedSpecialist)(raw['specialistName'] ?? raw['name']),
      photoUrl: tried(text, known?.photoUrl ?? null)(raw['photoUrl']),
      location: locationOf(raw['location']) ?? known?.location ?? null,
      status: word(candidateStatuses)(raw['status'] ?? 'PENDING'),
      slotISO: instant(raw['slotISO']),
      feeCents: or(cents, null)(raw['feeCents']),
      feeFromCents: or(cents, null)(raw['feeFromCents']),
      ...optional(raw, { photoSmallUrl: text, reply: word(declineReplies) }),
    };
  });

/** Name of an unnamed specialist. */
export const unnamedSpecialist = 'Specialist';

export const bookingWords = ['CONFIRMED', 'CANCELLED'] as const;
export const sides = ['patient', 'specialist'] as const;

export const booking = (nameOf: (specialistId: string) => string) =>
  object((raw) => {
    const slotISO = instant(raw['slotISO'] ?? raw['startISO']);
    const specialistId = text(raw['specialistId']);
    const status = wordOf(bookingWords, raw['status']) ?? 'CONFIRMED';
    return {
      slotISO,
      endISO: or(instant, after(slotISO, limits.appointmentMinutes))(raw['endISO']),
      specialistId,
      specialistName: tried(text, nameOf(specialistId))(raw['specialistName']),
      feeCents: cents(raw['feeCents']),
      acceptedAt: tried(instant, null)(raw['acceptedAt']),
      status,
      cancelledBy: status === 'CANCELLED' ? (wordOf(sides, raw['cancelledBy']) ?? null) : null,
      meeting: status === 'CANCELLED' ? null : meetingOf(raw['meeting']),
      sequence: sequence(raw['sequence']),
      reschedule: rescheduleOf(raw['reschedule']),
    };
  });

const ways = ['video', 'phone'] as const;

export function meetingOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { way, videoUrl, instructions } = value as Record<string, unknown>;
  const known = wordOf(ways, way);
  return known === undefined
    ? null
    : { way: known, videoUrl: tried(text, null)(videoUrl), instructions: tried(text, null)(instructions) };
}

export const requestedFor = object((raw) => ({ personId: text(raw['personId']), name: text(raw['name']) }));

/** Selection (spec section 3). Status and end are derived from candidates and booking (section 4). */
export const selection = (specialists: KnownSpecialists) =>
  object((raw) => {
    const of = profession(raw['profession']);
    const candidates = or(listOf(candidate(specialists)), [])(raw['candidates']);
    const nameOf = (id: string) =>
      candidates.find(({ specialistId }) => specialistId === id)?.specialistName ?? unnamedSpecialist;
    const booked = or(booking(nameOf), null)(raw['booking']);
    const paid = isUnpaid(raw['payment']) ? null : or(payment, null)(raw['payment']);
    const status = wordOf(selectionStatuses, raw['status']) ?? derivedStatus(candidates, booked);
    const feeCapCents = or(cents, null)(raw['feeCapCents']);
    const ended = endingOf({ status, candidates, booking: booked, payment: paid });
    return {
      selectionId: text(raw['selectionId'] ?? raw['id']),
      profession: of,
      specialty: text(raw['specialty']),
      reason: or(text, null)(raw['reason']),
      createdAt: instant(raw['createdAt']),
      status,
      feeCapCents,
      anyFee: flag(raw['anyFee']),
      agreedAt: tried(instant, null)(raw['agreedAt']),
      candidates,
      booking: booked,
      payment: paid,
      payBy: tried(instant, null)(raw['payBy']),
      answerBy: tried(instant, null)(raw['answerBy']),
      endedBecause: wordOf(endings, raw['endedBecause']) ?? ended,
      ...optional(raw, { person: requestedFor }),
    };
  }) as Read<Selection>;

type Facts = Pick<Selection, 'status' | 'booking' | 'payment'> & {
  candidates: Pick<Selection['candidates'][number], 'status'>[];
};

function derivedStatus(candidates: Facts['candidates'], booked: { status: string } | null): Selection['status'] {
  if (booked) return booked.status === 'CANCELLED' ? 'CANCELLED' : 'BOOKED';
  if (candidates.some(({ status }) => status === 'ACCEPTED')) return 'BOOKING_PENDING';
  return candidates.length > 0 && candidates.every(({ status }) => status !== 'PENDING') ? 'CLOSED' : 'PENDING';
}

function endingOf(facts: Facts): Selection['endedBecause'] {
  const stage = requestStage(facts);
  if (stage === 'booking-cancelled') return 'booking-cancelled';
  if (stage === 'cancelled') return 'withdrawn';
  if (stage !== 'closed') return null;
  return facts.candidates.some(({ status }) => status === 'PENDING') ? 'lapsed' : 'none-left';
}

/** Inbox selection. In the specification, a request without a maximum fee accepts any fee. */
export const incoming = object((raw) => ({
  selectionId: text(raw['selectionId'] ?? raw['id']),
  profession: profession(raw['profession']),
  specialty: text(raw['specialty']),
  reason: or(text, null)(raw['reason']),
  createdAt: instant(raw['createdAt']),
  status: 'PENDING' as const,
  slotISO: instant(raw['slotISO']),
  feeCapCents: or(cents, null)(raw['feeCapCents']),
  anyFee: tried(flag, or(cents, null)(raw['feeCapCents']) === null)(raw['anyFee']),
  ...optional(raw, { othersAsked: cents, answerBy: instant }),
}));

const decidedWords = ['ACCEPTED', 'DECLINED', 'LOST', 'CANCELLED', 'CLOSED', 'BOOKED', 'FILLED'] as const;

/** True if an incoming selection is pending: servers may also list decided ones. */
export function isPending(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) throw new Unreadable();
  return wordOf(decidedWords, Reflect.get(value, 'status')) === undefined;
}
