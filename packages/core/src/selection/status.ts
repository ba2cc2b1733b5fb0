import {
  paidStatuses,
  type CandidateStatus,
  type PaymentStatus,
  type RequestStatus,
  type SelectionStatus,
} from './statuses.ts';

interface Booking {
  status: 'CONFIRMED' | 'CANCELLED';
}

interface Decided {
  booking: Booking | null;
  candidates: readonly { status: CandidateStatus }[];
}

interface Requested {
  booking: Booking | null;
  payment: { status: PaymentStatus } | null;
}

/** A booking overrides its candidates (spec section 4). */
export function selectionStatus({ booking, candidates }: Decided): SelectionStatus {
  if (booking) return booking.status === 'CANCELLED' ? 'CANCELLED' : 'BOOKED';
  if (candidates.some((candidate) => candidate.status === 'ACCEPTED')) return 'BOOKING_PENDING';
  const nonePending = candidates.every((candidate) => candidate.status !== 'PENDING');
  return candidates.length > 0 && nonePending ? 'CLOSED' : 'PENDING';
}

/** Pill of a request (spec section 4 'Request screen status'). A cancelled booking does not fill it. */
export function requestStatus({ booking, payment }: Requested): RequestStatus {
  if (booking && booking.status !== 'CANCELLED') return 'FILLED';
  return payment && paidStatuses.includes(payment.status) ? 'OPEN' : 'AWAITING PAYMENT';
}
