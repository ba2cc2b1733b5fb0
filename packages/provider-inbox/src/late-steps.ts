import { lateCode } from '@tele/ui';

/** One request with all that pays, fetched once one is opened. */
export const lateRespond = lateCode(() =>
  import('./respond/RespondScreen.tsx').then(({ RespondScreen }) => RespondScreen),
);

/** The answer whether a booking moves, fetched once one is opened. */
export const lateReschedule = lateCode(() =>
  import('./reschedule/RescheduleScreen.tsx').then(({ RescheduleScreen }) => RescheduleScreen),
);

/** Open requests, own offers and payouts, fetched once one of them is opened. */
export const lateOfferSteps = lateCode(() => import('./widget/offer-steps.ts'));
