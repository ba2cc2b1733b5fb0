import { lateCode } from '@tele/ui';

/** The form of an offer: most who read open requests make none. */
export const lateOfferForm = lateCode(() => import('./OfferForm.tsx'));
