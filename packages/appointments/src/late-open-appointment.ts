import { lateCode } from '@tele/ui';

export const lateOpenAppointment = lateCode(() =>
  import('./OpenAppointment.tsx').then(({ OpenAppointment }) => OpenAppointment),
);
