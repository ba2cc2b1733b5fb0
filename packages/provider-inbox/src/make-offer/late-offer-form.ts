import { lateCode } from '@tele/ui';

export const lateOfferForm = lateCode(() => import('./OfferForm.tsx'));
