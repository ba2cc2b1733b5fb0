import { lateCode } from '@tele/ui';

/** Appointment sheet, loaded once there are appointments. */
export const lateOpenAppointment = lateCode(() =>
  import('./OpenAppointment.tsx').then(({ OpenAppointment }) => OpenAppointment),
);
