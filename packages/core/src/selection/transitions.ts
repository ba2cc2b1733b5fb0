import { refusalTexts, type ErrorCode } from '../errors.ts';
import { isOverCap } from './fee-cap.ts';
import type { SelectionStanding } from './standing.ts';

export type Transition =
  /** `sameCard`: this card was tried before. */
  | { name: 'pay'; sameCard?: boolean }
  /** `seen`: state the patient saw. Without it, a booked selection is cancelled. */
  | { name: 'withdraw'; seen?: 'OPEN' | 'BOOKED' }
  | { name: 'delete' }
  | { name: 'cancel-booking' }
  /** Fee in cents; omitted skips the cap check. `sameCard`: accepted with this card before. */
  | { name: 'accept'; feeCents?: number; sameCard?: boolean }
  | { name: 'decline' };

/** `done`: a repeat, answered like the first without any effect. */
export type Verdict = { tag: 'allowed' } | { tag: 'done' } | Refusal;
export interface Refusal {
  tag: 'refused';
  code: ErrorCode;
  text: string;
}

type Rule<M extends Transition['name']> = (
  standing: SelectionStanding,
  now: number,
  transition: Extract<Transition, { name: M }>,
) => Verdict;

const allowed: Verdict = { tag: 'allowed' };
const done: Verdict = { tag: 'done' };
const refused = (code: ErrorCode, text: string): Refusal => ({ tag: 'refused', code, text });

const absent = refused('NOT_FOUND', refusalTexts.NOT_FOUND);
const noAppointment = refused('NOT_FOUND', 'Appointment not found');
const alreadyBooked = refused('ALREADY_BOOKED', refusalTexts.ALREADY_BOOKED);
const bookedMeanwhile = refused(
  'ALREADY_BOOKED',
  'This request was just accepted, so you’re booked. We did not cancel it.',
);
const alreadyAccepted = refused(
  'ALREADY_ACCEPTED',
  'You’ve already accepted this request. Your appointment is confirmed.',
);
const alreadyDecided = refused('ALREADY_DECIDED', refusalTexts.ALREADY_DECIDED);
const notOpen = refused('SELECTION_CLOSED', 'This request is no longer open.');
const closed = refused('SELECTION_CLOSED', 'This request is no longer open.');
const timesPassed = refused('SELECTION_CLOSED', 'These times have passed. Please pick new ones.');
const timesGone = refused('SELECTION_CLOSED', 'These times are no longer available. Please pick new ones.');
const noFeeAgreed = refused(
  'SELECTION_CLOSED',
  'This request has no maximum fee, so we can’t send it. Create a new request.',
);
const started = refused('APPOINTMENT_STARTED', 'This appointment has already started.');
const slotTaken = refused('SLOT_TAKEN', 'This time is no longer available.');
const cardNotOnFile = refused('CARD_NOT_ON_FILE', refusalTexts.CARD_NOT_ON_FILE);
const paying = refused('PAYMENT_IN_PROGRESS', 'A payment for this request is being processed. Try again in a moment.');
const paymentRefused = refused('PAYMENT_REFUSED', 'The payment didn’t go through. You have not been charged.');
const beingAccepted = {
  own: refused('BEING_ACCEPTED', 'Your acceptance is still being processed. Try again in a moment.'),
  other: refused('BEING_ACCEPTED', 'A specialist is accepting this request right now. Try again in a moment.'),
};

/** Refusals that calls also return after the check: a card's answer, or a race decided by the database. */
export const laterRefusals = { notOpen, slotTaken, paying, cardNotOnFile, paymentRefused, beingAccepted } as const;

const at = (iso: string): number => Date.parse(iso);
const isOpen = ({ state, lapsesAt }: SelectionStanding, now: number): boolean =>
  state === 'OPEN' && (lapsesAt === null || at(lapsesAt) > now);

function withdrawing({ claim, fee }: SelectionStanding): Verdict {
  if (claim) return beingAccepted[claim];
  return fee === 'in-progress' ? paying : allowed;
}

const patientRules: { [M in 'pay' | 'withdraw' | 'delete']: Rule<M> } = {
  pay: (standing, now, { sameCard = false }) => {
    const { state, fee, waiting } = standing;
    if (fee === 'held' || fee === 'charged') {
      return sameCard ? done : refused('ALREADY_PAID', 'You’ve already paid for this request.');
    }
    if (state !== 'OPEN') return notOpen;
    if (!waiting.some((slot) => at(slot) > now)) return waiting.length > 0 ? timesPassed : timesGone;
    if (!isOpen(standing, now)) return notOpen;
    if (!standing.anyFee && standing.feeCapCents === null) return noFeeAgreed;
    return fee === 'in-progress' && !sameCard ? paying : allowed;
  },
  withdraw: (standing, now, { seen }) => {
    if (standing.state === 'CANCELLED') return done;
    // Withdrawing is free and cancelling a booking is not, so one never turns into the other.
    if (standing.state === 'BOOKED') return seen === 'OPEN' ? bookedMeanwhile : cancelling(standing, now);
    return isOpen(standing, now) ? withdrawing(standing) : closed;
  },
  delete: (standing, now) => {
    const { state, booking } = standing;
    if (state === 'BOOKED' && booking && at(booking.slotISO) > now) {
      return refused('ALREADY_BOOKED', 'This request is booked. Cancel the appointment instead.');
    }
    return isOpen(standing, now) ? withdrawing(standing) : allowed;
  },
};

const specialistRules: { [M in 'accept' | 'decline']: Rule<M> } = {
  accept: (standing, now, { feeCents, sameCard = false }) => {
    const { state, own, booking, claim, fee } = standing;
    if (!own || !standing.sent) return absent;
    // A repeat gets the first answer, even if the booking was cancelled since.
    if (booking && booking.feeCents === feeCents && sameCard) return done;
    if (booking?.status === 'CONFIRMED') return alreadyAccepted;
    if (state === 'BOOKED') return alreadyBooked;
    if (own.status === 'DECLINED') return alreadyDecided;
    if (!isOpen(standing, now) || at(own.slotISO) <= now) return notOpen;
    // Lost in an open request: another booking took the time.
    if (own.status !== 'PENDING') return slotTaken;
    if (claim) return beingAccepted[claim];
    if (feeCents !== undefined && isOverCap(feeCents, standing)) {
      return refused('FEE_EXCEEDS_CAP', refusalTexts.FEE_EXCEEDS_CAP);
    }
    return fee === 'held' || fee === 'charged' ? allowed : cardNotOnFile;
  },
  decline: (standing, now) => {
    const { state, own, booking, claim } = standing;
    if (!own || !standing.sent) return absent;
    if (own.status === 'DECLINED') return done;
    if (booking?.status === 'CONFIRMED') return alreadyAccepted;
    if (state === 'BOOKED') return alreadyBooked;
    if (!isOpen(standing, now) || own.status !== 'PENDING') return alreadyDecided;
    return claim === 'own' ? beingAccepted.own : allowed;
  },
};

/** Either side may cancel an appointment until it begins. Cancelled ones stay cancelled. */
function cancelling({ booking }: SelectionStanding, now: number): Verdict {
  if (!booking) return noAppointment;
  if (booking.status === 'CANCELLED') return done;
  return at(booking.slotISO) > now ? allowed : started;
}

/** Checks an action; without a standing it is hidden. BEING_ACCEPTED and PAYMENT_IN_PROGRESS are brief races. */
export function checkTransition(transition: Transition, standing: SelectionStanding | undefined, now: Date): Verdict {
  if (transition.name === 'cancel-booking') return standing ? cancelling(standing, now.getTime()) : noAppointment;
  if (!standing) return absent;
  const time = now.getTime();
  const forSpecialists = transition.name === 'accept' || transition.name === 'decline';
  if (forSpecialists !== (standing.side === 'specialist')) {
    return refused(
      'FORBIDDEN',
      forSpecialists ? 'Only approved specialists can do this.' : 'Only clients can do this.',
    );
  }
  switch (transition.name) {
    case 'pay':
      return patientRules.pay(standing, time, transition);
    case 'withdraw':
      return patientRules.withdraw(standing, time, transition);
    case 'delete':
      return patientRules.delete(standing, time, transition);
    case 'accept':
      return specialistRules.accept(standing, time, transition);
    case 'decline':
      return specialistRules.decline(standing, time, transition);
  }
}

export function offers(name: Transition['name'], standing: SelectionStanding, now: Date): boolean {
  return checkTransition({ name }, standing, now).tag === 'allowed';
}
