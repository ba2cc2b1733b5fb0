import { lateCode } from '@tele/ui';

/** One request with all that pays, fetched once one is opened. */
export const lateRespond = lateCode(() =>
  import('./respond/RespondScreen.tsx').then(({ RespondScreen }) => RespondScreen),
);

/** Open requests, own offers and payouts, fetched once one of them is opened. */
export const lateOfferSteps = lateCode(() => import('./widget/offer-steps.ts'));
