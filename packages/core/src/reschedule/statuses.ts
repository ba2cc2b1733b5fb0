/**
 * What has become of a patient's asking to reschedule a booking: ASKED while its specialist may answer, ACCEPTED, DECLINED, WITHDRAWN by the patient, ENDED when
 * nobody answered in time, CANCELLED with the booking itself.
 */
export const rescheduleStatuses = ['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'CANCELLED'] as const;
export type RescheduleStatus = (typeof rescheduleStatuses)[number];
