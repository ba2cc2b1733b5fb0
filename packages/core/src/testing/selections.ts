import type { Booking, Candidate, IncomingSelection, Payment, Selection } from '../contract.ts';
import { limits } from '../limits.ts';
import { lapsesAt, payableUntil } from '../selection/lapse.ts';
import { selectionStatus } from '../selection/status.ts';
import { paidStatuses } from '../selection/statuses.ts';
import { aMeeting } from './meeting.ts';

/** Picked specialist without an answer: Dr Callum Brodie, Tuesday 24 November 2026, 11:00 am AEDT. */
export function aCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    specialistId: 'spc_brodie',
    specialistName: 'Dr Callum Brodie',
    photoUrl: null,
    location: { city: 'Newcastle', state: 'NSW' },
    status: 'PENDING',
    slotISO: '2026-11-24T00:00:00.000Z',
    feeCents: null,
    feeFromCents: 23_000,
    ...changes,
  };
}

export function aBooking(changes: Partial<Booking> = {}): Booking {
  return {
    slotISO: '2026-11-24T00:00:00.000Z',
    endISO: '2026-11-24T00:30:00.000Z',
    specialistId: 'spc_brodie',
    specialistName: 'Dr Callum Brodie',
    feeCents: 24_500,
    acceptedAt: '2026-11-22T23:10:00.000Z',
    status: 'CONFIRMED',
    cancelledBy: null,
    meeting: changes.status === 'CANCELLED' ? null : aMeeting(),
    sequence: 0,
    ...changes,
  };
}

const fateOf = {
  requires_payment_method: 'none',
  requires_action: 'none',
  processing: 'none',
  requires_capture: 'held',
  succeeded: 'charged',
  canceled: 'released',
} as const satisfies Record<Payment['status'], Payment['fate']>;

/** Held booking fee. Its fate is derived from the status by default. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  const status = changes.status ?? 'requires_capture';
  const amountCents = limits.bookingFeeCents;
  return { status, fate: fateOf[status], amountCents, changedAt: '2026-11-22T23:01:00.000Z', ...changes };
}

export function aSelection(changes: Partial<Selection> = {}): Selection {
  const selection = {
    selectionId: 'sel_8Q2F7K',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
    createdAt: '2026-11-22T23:00:00.000Z',
    feeCapCents: 30_000,
    anyFee: false,
    agreedAt: '2026-11-22T23:00:00.000Z',
    candidates: [
      aCandidate(),
      aCandidate({
        specialistId: 'spc_venkatesan',
        specialistName: 'Dr Priya Venkatesan',
        location: { city: 'Parramatta', state: 'NSW' },
        slotISO: '2026-11-23T22:30:00.000Z',
        feeFromCents: 26_000,
      }),
    ],
    booking: null,
    payment: aPayment(),
    ...changes,
  } as const satisfies Partial<Selection>;
  return { ...endOf(selection), status: selectionStatus(selection), ...selection };
}

function endOf({
  createdAt,
  candidates,
  booking,
  payment,
}: Pick<Selection, 'createdAt' | 'candidates' | 'booking' | 'payment'>): Pick<
  Selection,
  'payBy' | 'answerBy' | 'endedBecause'
> {
  const ended = { payBy: null, answerBy: null, endedBecause: null };
  if (booking) return { ...ended, endedBecause: booking.status === 'CANCELLED' ? 'booking-cancelled' : null };
  if (candidates.some(({ status }) => status === 'CANCELLED')) return { ...ended, endedBecause: 'withdrawn' };
  const waiting = candidates.filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED');
  if (waiting.length === 0) return { ...ended, endedBecause: 'none-left' };
  const slots = waiting.map(({ slotISO }) => slotISO);
  return payment && paidStatuses.includes(payment.status)
    ? { ...ended, answerBy: lapsesAt(createdAt, slots) }
    : { ...ended, payBy: payableUntil(createdAt, slots) };
}

export function aBookedSelection(changes: Partial<Selection> = {}): Selection {
  const [accepted, other] = aSelection().candidates;
  return aSelection({
    candidates: [
      aCandidate({ ...accepted, status: 'ACCEPTED', feeCents: 24_500 }),
      aCandidate({ ...other, status: 'LOST' }),
    ],
    booking: aBooking(),
    payment: aPayment({ status: 'succeeded', changedAt: '2026-11-22T23:40:00.000Z' }),
    ...changes,
  });
}

export function anIncomingSelection(changes: Partial<IncomingSelection> = {}): IncomingSelection {
  const { feeCapCents = 30_000, slotISO = '2026-11-24T00:00:00.000Z' } = changes;
  return {
    selectionId: 'sel_8Q2F7K',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
    createdAt: '2026-11-22T23:00:00.000Z',
    status: 'PENDING',
    slotISO,
    feeCapCents,
    anyFee: feeCapCents === null,
    othersAsked: 2,
    answerBy: slotISO,
    ...changes,
  };
}
