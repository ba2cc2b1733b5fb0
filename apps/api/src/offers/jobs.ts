import type { Services } from '../http/context.ts';
import type { Sweep } from '../jobs/duties.ts';
import { expireDue, settleEndedHolds } from './expire.ts';
import { emailJob } from './send-later.ts';
import { sendEmail } from './send-email.ts';

export const offerWorks = emailJob.works<Services>((services, { id, payload }) => sendEmail(services, id, payload));

export const offerSweeps: readonly Sweep<Services>[] = [settleEndedHolds, expireDue];
