/** Offer statuses. EXPIRED: after 45 minutes. LOST: the request went another way. WITHDRAWN: by its specialist. */
export const offerStatuses = ['OPEN', 'HELD', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
