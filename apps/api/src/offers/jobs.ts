import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../jobs/duties.ts';
import { expireDue, settleEndedHolds } from './expire.ts';
import { emailKind, type EmailJob } from './send-later.ts';
import { sendEmail } from './send-email.ts';

export const offerWorks: Duties<Services>['works'] = {
  // Written by sendLater() alone.
  [emailKind]: {
    lane: 'mail',
    tries: 12,
    run: (services, { id, payload }) => sendEmail(services, id, payload as unknown as EmailJob),
  },
};

export const offerSweeps: readonly Sweep<Services>[] = [settleEndedHolds, expireDue];
