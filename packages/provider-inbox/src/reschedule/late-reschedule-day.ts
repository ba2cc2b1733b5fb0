import { lateCode } from '@tele/ui';

/** Day next to the reply, loaded after the request: it can be answered before. */
export const lateRescheduleDay = lateCode(() =>
  import('./RescheduleDay.tsx').then(({ RescheduleDay }) => RescheduleDay),
);
