import { lateCode } from '@tele/ui';

/** The sheet with the specialist's times, fetched when somebody wants to reschedule a booking. */
export const lateRescheduleAppointmentSheet = lateCode(() =>
  import('./RescheduleForm.tsx').then(({ RescheduleForm }) => RescheduleForm),
);
