import { lateCode } from '@tele/ui';

/** Loaded when a patient reschedules. */
export const lateRescheduleAppointmentSheet = lateCode(() =>
  import('./RescheduleForm.tsx').then(({ RescheduleForm }) => RescheduleForm),
);
