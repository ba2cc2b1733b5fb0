import { lateCode } from '@tele/ui';

export const lateRescheduleAppointmentSheet = lateCode(() =>
  import('./RescheduleForm.tsx').then(({ RescheduleForm }) => RescheduleForm),
);
