import type { FeeAgreement } from './fee-cap.ts';
import { requestStage, type RequestStage } from './stage.ts';
import {
  paidStatuses,
  type CandidateStatus,
  type FeeFate,
  type PaymentStatus,
  type SelectionStatus,
} from './statuses.ts';

/** Facts for `checkTransition`, for one side. The API builds it under lock, screens from reads. Times: ISO, UTC. */
export interface SelectionStanding extends FeeAgreement {
  side: 'patient' | 'specialist';
  state: 'OPEN' | 'BOOKED' | 'CANCELLED' | 'CLOSED';
  /** Automatic end while open; null if unknown. */
  lapsesAt: string | null;
  /** True if the booking fee was ever held, which sends the request to the specialists. */
  sent: boolean;
  /** Booking fee: `in-progress` while the card is processed. */
  fee: 'none' | 'in-progress' | 'held' | 'charged';
  /** Times of candidates who have not answered. */
  waiting: readonly string[];
  /** Acceptance in progress, by the acting specialist or another. Expired leases are settled before. */
  claim: 'own' | 'other' | null;
  /** Request to the acting specialist; null for a patient. */
  own: { status: CandidateStatus; slotISO: string } | null;
  /** Booking of the acting person; null if another specialist has it. */
  booking: { status: 'CONFIRMED' | 'CANCELLED'; slotISO: string; feeCents: number } | null;
}

/** Parts of a `Selection` that make its standing. */
interface SelectionFacts extends FeeAgreement {
  status: SelectionStatus;
  booking: SelectionStanding['booking'];
  candidates: readonly { status: CandidateStatus; slotISO: string }[];
  payment: { status: PaymentStatus; fate?: FeeFate } | null;
  payBy?: string | null;
  answerBy?: string | null;
}

const stateIn: Readonly<Record<RequestStage, SelectionStanding['state']>> = {
  unpaid: 'OPEN',
  open: 'OPEN',
  confirming: 'OPEN',
  booked: 'BOOKED',
  'booking-cancelled': 'CANCELLED',
  cancelled: 'CANCELLED',
  closed: 'CLOSED',
};

/** Standing of a request, from the patient's read. */
export function standingOfSelection(selection: SelectionFacts): SelectionStanding {
  const { booking, candidates, payment } = selection;
  const stage = requestStage(selection);
  const paid = payment !== null && paidStatuses.includes(payment.status);
  return {
    side: 'patient',
    state: stateIn[stage],
    lapsesAt: selection.answerBy ?? selection.payBy ?? null,
    // A released hold or refunded charge was still sent.
    sent: paid || booking !== null || (payment?.fate ?? 'none') !== 'none',
    fee: paid ? (payment.status === 'succeeded' ? 'charged' : 'held') : 'none',
    feeCapCents: selection.feeCapCents,
    anyFee: selection.anyFee,
    waiting: candidates.filter(({ status }) => status === 'PENDING').map(({ slotISO }) => slotISO),
    claim: stage === 'confirming' ? 'other' : null,
    own: null,
    booking,
  };
}

/** Standing of an inbox request, which is always open, paid and waiting for the specialist. */
export function standingOfIncoming({
  slotISO,
  feeCapCents,
  anyFee,
}: FeeAgreement & { slotISO: string }): SelectionStanding {
  return {
    side: 'specialist',
    state: 'OPEN',
    lapsesAt: null,
    sent: true,
    fee: 'held',
    feeCapCents,
    anyFee,
    waiting: [slotISO],
    claim: null,
    own: { status: 'PENDING', slotISO },
    booking: null,
  };
}

/** Standing of a confirmed appointment, from either side's read. */
export function standingOfAppointment(
  { chosenSlotISO: slotISO, feeCents }: { chosenSlotISO: string; feeCents: number },
  side: SelectionStanding['side'],
): SelectionStanding {
  return {
    side,
    state: 'BOOKED',
    lapsesAt: null,
    sent: true,
    fee: 'charged',
    feeCapCents: null,
    anyFee: false,
    waiting: [],
    claim: null,
    own: side === 'specialist' ? { status: 'ACCEPTED', slotISO } : null,
    booking: { status: 'CONFIRMED', slotISO, feeCents },
  };
}
