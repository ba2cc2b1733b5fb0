import { lateCode } from '@tele/ui';

/** Offer form: most readers of open requests make no offer. */
export const lateOfferForm = lateCode(() => import('./OfferForm.tsx'));
