import { lateCode } from '@tele/ui';

export const lateRescheduleDay = lateCode(() =>
  import('./RescheduleDay.tsx').then(({ RescheduleDay }) => RescheduleDay),
);
