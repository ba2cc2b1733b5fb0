/** Bell statuses (spec section 4). Patients: FILLED, OPEN, OFFERED. Specialists: PENDING, FILLED, OPEN. */
export const notificationStatuses = ['FILLED', 'OPEN', 'PENDING', 'OFFERED', 'LAPSED'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
