/**
 * What the bell tells of a request (spec section 4 'Notifications'): a patient hears FILLED and OPEN, and OFFERED of one that asks for times; a specialist
 * hears PENDING of one that waits for their answer, FILLED of one that is booked with them, OPEN of one that asks for times.
 */
export const notificationStatuses = ['FILLED', 'OPEN', 'PENDING', 'OFFERED', 'LAPSED'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
