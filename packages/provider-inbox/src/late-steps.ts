import { lateCode } from '@tele/ui';

/** Reply page with payment, loaded on demand. */
export const lateRespond = lateCode(() =>
  import('./respond/RespondScreen.tsx').then(({ RespondScreen }) => RespondScreen),
);

/** Reply to a reschedule request, loaded on demand. */
export const lateReschedule = lateCode(() =>
  import('./reschedule/RescheduleScreen.tsx').then(({ RescheduleScreen }) => RescheduleScreen),
);

/** Open requests, own offers and payouts, loaded on demand. */
export const lateOfferSteps = lateCode(() => import('./widget/offer-steps.ts'));
