/** ASKED: waiting. WITHDRAWN: by the patient. ENDED: no answer in time. CANCELLED: with the booking. */
export const rescheduleStatuses = ['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'CANCELLED'] as const;
export type RescheduleStatus = (typeof rescheduleStatuses)[number];
