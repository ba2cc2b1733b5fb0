/**
 * How a request that asks for times stands: OPEN until an offer is paid for or its time is over, BOOKED with an appointment, CANCELLED once that
 * was cancelled, CLOSED when nothing came of it. One that its patient takes back is gone from every list.
 */
export const openRequestStatuses = ['OPEN', 'BOOKED', 'CANCELLED', 'CLOSED'] as const;
export type OpenRequestStatus = (typeof openRequestStatuses)[number];
