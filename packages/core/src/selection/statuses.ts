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
/**
 * What became of the booking fee, in the words people read: `held` is an authorisation, `charged` its capture, `released` the end
 * of a hold, `refunded` what came back after a charge; `none` means that nothing was ever held.
 */
export const feeFates = ['none', 'held', 'charged', 'released', 'refunded'] as const;
export type FeeFate = (typeof feeFates)[number];

/**
 * Why a selection ended: `withdrawn` by its patient; `none-left`, everybody declined or lost the time to another booking; `lapsed`,
 * its time ran out with somebody still to answer; `unpaid`, it was never sent; `booking-cancelled`, by whom is in the booking.
 */
export const endings = ['withdrawn', 'none-left', 'lapsed', 'unpaid', 'booking-cancelled'] as const;
export type Ending = (typeof endings)[number];

export const paidStatuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_capture'];
