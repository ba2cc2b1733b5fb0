import { lateCode } from '@tele/ui';

export const lateRespond = lateCode(() =>
  import('./respond/RespondScreen.tsx').then(({ RespondScreen }) => RespondScreen),
);

export const lateReschedule = lateCode(() =>
  import('./reschedule/RescheduleScreen.tsx').then(({ RescheduleScreen }) => RescheduleScreen),
);

export const lateOfferSteps = lateCode(() => import('./widget/offer-steps.ts'));
