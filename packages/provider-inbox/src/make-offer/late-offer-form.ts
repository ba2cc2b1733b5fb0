import { lateCode } from '@tele/ui';

/** The form with the calendar beside it, fetched once an offer is begun. */
export const lateOfferForm = lateCode(() => import('./OfferForm.tsx').then(({ OfferForm }) => OfferForm));
