import { requestStatus } from './status.ts';
import type { CandidateStatus, PaymentStatus, SelectionStatus } from './statuses.ts';

/** `confirming`: being booked. `cancelled`: by its patient. `closed`: without a booking (`endedBecause`). */
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

interface Staged {
  status: SelectionStatus;
  booking: { status: 'CONFIRMED' | 'CANCELLED' } | null;
  candidates: readonly { status: CandidateStatus }[];
  payment: { status: PaymentStatus } | null;
}

/** Stage of a selection (spec section 4). Its end takes priority over its payment. */
export function requestStage(selection: Staged): RequestStage {
  const { booking, candidates, status } = selection;
  if (booking) return booking.status === 'CANCELLED' ? 'booking-cancelled' : 'booked';
  // Only a withdrawal cancels candidates without a booking, whatever the others answered.
  if (status === 'CANCELLED' || candidates.some((candidate) => candidate.status === 'CANCELLED')) return 'cancelled';
  if (status === 'CLOSED') return 'closed';
  if (status === 'BOOKING_PENDING') return 'confirming';
  return requestStatus(selection) === 'AWAITING PAYMENT' ? 'unpaid' : 'open';
}

export function isWaiting(stage: RequestStage): boolean {
  return stage === 'open' || stage === 'confirming';
}
