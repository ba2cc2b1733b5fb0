import { lateCode } from '@tele/ui';

/** The day beside the answer, fetched once what is asked is there: it can be answered before. */
export const lateRescheduleDay = lateCode(() =>
  import('./RescheduleDay.tsx').then(({ RescheduleDay }) => RescheduleDay),
);
