import type { Services } from '../http/context.ts';
import type { Sweep } from '../jobs/duties.ts';
import { closeDue } from './close.ts';
import { digestJob, notifySpecialists, sendDigest, tellJob } from './notify-specialists.ts';
import { closedEmailJob, sendClosedEmail } from './send-email.ts';

export const requestWorks = {
  ...closedEmailJob.works(sendClosedEmail),
  ...tellJob.works(notifySpecialists),
  ...digestJob.works(sendDigest),
};

export const requestSweeps: readonly Sweep<Services>[] = [closeDue];
