export const notificationStatuses = ['FILLED', 'OPEN', 'PENDING', 'OFFERED', 'LAPSED'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
