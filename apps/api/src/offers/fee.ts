import type { Purpose } from '../ledger/charge.ts';

export const offerFee = 'offer_fee';

export const feeOf = (offerId: string): Purpose => ({ kind: offerFee, subject: { type: 'offer', id: offerId } });
