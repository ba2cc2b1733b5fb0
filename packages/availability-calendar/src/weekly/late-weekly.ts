import { lateCode } from '@tele/ui';

export const lateWeekly = lateCode(() => import('./WeeklyHoursForm.tsx').then((code) => code.WeeklyHoursForm));
