import type { Services } from '../http/context.ts';
import type { Sweep } from '../jobs/duties.ts';
import { endDueReschedules } from './expire.ts';
import { emailJob } from './send-later.ts';
import { sendEmail } from './send-email.ts';

export const rescheduleWorks = emailJob.works<Services>((services, { id, payload }) =>
  sendEmail(services, id, payload),
);

export const rescheduleSweeps: readonly Sweep<Services>[] = [endDueReschedules];
