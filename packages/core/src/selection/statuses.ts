export const candidateStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'LOST', 'CANCELLED'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

export const selectionStatuses = ['PENDING', 'BOOKING_PENDING', 'BOOKED', 'CLOSED', 'CANCELLED'] as const;
export type SelectionStatus = (typeof selectionStatuses)[number];

export const requestStatuses = ['AWAITING PAYMENT', 'OPEN', 'FILLED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Stripe's statuses of the booking fee. Those in `paidStatuses` mean the request was sent. */
export const paymentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** `held`: authorised. `charged`: captured. `released`: hold ended. `refunded`: charge returned. `none`: no hold. */
export const feeFates = ['none', 'held', 'charged', 'released', 'refunded'] as const;
export type FeeFate = (typeof feeFates)[number];

/** `none-left`: all declined or lost the time. `lapsed`: time ran out. `unpaid`: never sent. */
export const endings = ['withdrawn', 'none-left', 'lapsed', 'unpaid', 'booking-cancelled'] as const;
export type Ending = (typeof endings)[number];

export const paidStatuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_capture'];
