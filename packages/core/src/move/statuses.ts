/**
 * What has become of a patient's asking to move a booking: ASKED while its specialist may answer, ACCEPTED, DECLINED, WITHDRAWN by the patient, ENDED when
 * nobody answered in time, CANCELLED with the booking itself.
 */
export const moveStatuses = ['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'CANCELLED'] as const;
export type MoveStatus = (typeof moveStatuses)[number];
