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
  fee: 'none' | 'in-progress' | 'held' | 'charged';
  waiting: readonly string[];
  claim: 'own' | 'other' | null;
  own: { status: CandidateStatus; slotISO: string } | null;
  booking: { status: 'CONFIRMED' | 'CANCELLED'; slotISO: string; feeCents: number } | null;
}

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
