import type { FeeAgreement } from './fee-cap.ts';
import { requestStage, type RequestStage } from './stage.ts';
import {
  paidStatuses,
  type CandidateStatus,
  type FeeFate,
  type PaymentStatus,
  type SelectionStatus,
} from './statuses.ts';

/**
 * How a selection stands for one of the people in it, as far as transitions depend on it. The API makes one of its rows under the lock
 * of the selection, screens of what they have read (below); `checkTransition` asks both alike. Times are ISO instants in UTC.
 */
export interface SelectionStanding extends FeeAgreement {
  /** Who acts. */
  side: 'patient' | 'specialist';
  state: 'OPEN' | 'BOOKED' | 'CANCELLED' | 'CLOSED';
  /** When it ends by itself as long as it is open; null when that is not known. */
  lapsesAt: string | null;
  /** Whether its booking fee was ever held, which is when the specialists were asked. */
  sent: boolean;
  /** The booking fee: `in-progress` while its card is being asked. */
  fee: 'none' | 'in-progress' | 'held' | 'charged';
  /** The times of the candidates that have not answered. */
  waiting: readonly string[];
  /** An acceptance at work, of the specialist who acts or of another. One whose lease has ended is settled first, not passed here. */
  claim: 'own' | 'other' | null;
  /** What the acting specialist was asked; null for a patient. */
  own: { status: CandidateStatus; slotISO: string } | null;
  /** The booking of the person who acts; null when another specialist has it. */
  booking: { status: 'CONFIRMED' | 'CANCELLED'; slotISO: string; feeCents: number } | null;
}

/** What of a `Selection` its standing is made of. */
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

/** A request as its patient has read it. */
export function standingOfSelection(selection: SelectionFacts): SelectionStanding {
  const { booking, candidates, payment } = selection;
  const stage = requestStage(selection);
  const paid = payment !== null && paidStatuses.includes(payment.status);
  return {
    side: 'patient',
    state: stateIn[stage],
    lapsesAt: selection.answerBy ?? selection.payBy ?? null,
    // A hold that was released, or a charge that was refunded, was sent all the same.
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

/** A request in a specialist's inbox: only what is open, paid and waits for them is there. */
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

/** An appointment as either side has read it: a confirmed booking. */
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
