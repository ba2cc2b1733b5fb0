import type { Purpose } from '../ledger/charge.ts';

export const offerFee = 'offer_fee';

/** What the patient pays for an offer. */
export const feeOf = (offerId: string): Purpose => ({ kind: offerFee, subject: { type: 'offer', id: offerId } });
