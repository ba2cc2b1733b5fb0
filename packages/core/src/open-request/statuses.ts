/**
 * OPEN until an offer is paid or the time is over. CLOSED: ended without a booking. Deleted requests leave
 * every list.
 */
export const openRequestStatuses = ['OPEN', 'BOOKED', 'CANCELLED', 'CLOSED'] as const;
export type OpenRequestStatus = (typeof openRequestStatuses)[number];
