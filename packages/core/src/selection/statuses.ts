/** The words of section 4 of the specification. */
export const candidateStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'LOST', 'CANCELLED'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

export const selectionStatuses = ['PENDING', 'BOOKING_PENDING', 'BOOKED', 'CLOSED', 'CANCELLED'] as const;
export type SelectionStatus = (typeof selectionStatuses)[number];

export const requestStatuses = ['AWAITING PAYMENT', 'OPEN', 'FILLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Stripe's words for the booking fee; those in `paidStatuses` mean the request has been sent. */
export const paymentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paidStatuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_capture'];
