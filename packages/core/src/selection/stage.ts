import { requestStatus } from './status.ts';
import type { CandidateStatus, PaymentStatus, SelectionStatus } from './statuses.ts';

/**
 * How a request stands, as a screen tells it: `confirming` once somebody has accepted and the booking is being made, `cancelled` when
 * its patient took it back, `closed` when it ended without a booking (`endedBecause` says why).
 */
export const requestStages = [
  'unpaid',
  'open',
  'confirming',
  'booked',
  'booking-cancelled',
  'cancelled',
  'closed',
] as const;
export type RequestStage = (typeof requestStages)[number];

/** What of a selection decides its stage. */
interface Staged {
  status: SelectionStatus;
  booking: { status: 'CONFIRMED' | 'CANCELLED' } | null;
  candidates: readonly { status: CandidateStatus }[];
  payment: { status: PaymentStatus } | null;
}

/** The stage of a selection (spec section 4): what has ended outranks what was paid. */
export function requestStage(selection: Staged): RequestStage {
  const { booking, candidates, status } = selection;
  if (booking) return booking.status === 'CANCELLED' ? 'booking-cancelled' : 'booked';
  // Only a withdrawal cancels a candidate without a booking, whatever the others had answered before.
  if (status === 'CANCELLED' || candidates.some((candidate) => candidate.status === 'CANCELLED')) return 'cancelled';
  if (status === 'CLOSED') return 'closed';
  if (status === 'BOOKING_PENDING') return 'confirming';
  return requestStatus(selection) === 'AWAITING PAYMENT' ? 'unpaid' : 'open';
}

/** Whether it may still change by itself, so that a screen keeps asking. */
export function isWaiting(stage: RequestStage): boolean {
  return stage === 'open' || stage === 'confirming';
}
