/** OPEN until an offer is paid or the deadline. CLOSED: no booking. Deleted requests leave every list. */
export const openRequestStatuses = ['OPEN', 'BOOKED', 'CANCELLED', 'CLOSED'] as const;
export type OpenRequestStatus = (typeof openRequestStatuses)[number];
