import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../jobs/duties.ts';
import { endDueReschedules } from './expire.ts';
import { emailKind, type EmailJob } from './send-later.ts';
import { sendEmail } from './send-email.ts';

export const rescheduleWorks: Duties<Services>['works'] = {
  // Written by sendLater() alone.
  [emailKind]: {
    lane: 'mail',
    tries: 12,
    run: (services, { id, payload }) => sendEmail(services, id, payload as unknown as EmailJob),
  },
};

export const rescheduleSweeps: readonly Sweep<Services>[] = [endDueReschedules];
