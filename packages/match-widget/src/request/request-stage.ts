import { requestStatus, type Selection } from '@tele/core';

/** How a request stands, as its page tells it: one word that decides what is drawn. */
export type RequestStage =
  | 'unpaid'
  | 'open'
  /** Somebody has accepted and the booking is being made. */
  | 'confirming'
  | 'booked'
  | 'booking-cancelled'
  /** Withdrawn by its patient. */
  | 'cancelled'
  /** Everybody has answered and nobody accepted, or its times have passed. */
  | 'closed';

/** The stage of a selection (spec section 4): what has ended outranks what was paid. */
export const requestStage = (
  selection: Pick<Selection, 'booking' | 'candidates' | 'payment' | 'status'>,
): RequestStage => {
  const { booking, candidates, status } = selection;
  if (booking) return booking.status === 'CANCELLED' ? 'booking-cancelled' : 'booked';
  const withdrawn = candidates.length > 0 && candidates.every((candidate) => candidate.status === 'CANCELLED');
  if (status === 'CANCELLED' || withdrawn) return 'cancelled';
  if (status === 'CLOSED') return 'closed';
  if (status === 'BOOKING_PENDING') return 'confirming';
  return requestStatus(selection) === 'AWAITING PAYMENT' ? 'unpaid' : 'open';
};

/** Whether it may still change by itself, so that the page keeps asking. */
export const isWaiting = (stage: RequestStage): boolean => stage === 'open' || stage === 'confirming';
