import { lateCode } from '@tele/ui';

/** The sheet of an appointment: fetched once there are some to open. */
export const lateOpenAppointment = lateCode(() =>
  import('./OpenAppointment.tsx').then(({ OpenAppointment }) => OpenAppointment),
);
