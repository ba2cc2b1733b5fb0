/**
 * What has become of an offer: OPEN to be paid for, HELD while its patient pays for one of its times, ACCEPTED once that is booked, EXPIRED after
 * 45 minutes, LOST when the request went another way, WITHDRAWN by its specialist.
 */
export const offerStatuses = ['OPEN', 'HELD', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
