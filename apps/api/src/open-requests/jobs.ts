import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../jobs/duties.ts';
import { closeDue } from './close.ts';
import { closedEmailKind, sendClosedEmail } from './send-email.ts';
import { digestKind, sendDigest, tellKind, notifySpecialists } from './notify-specialists.ts';

const lane = 'mail';
const tries = 12;

export const requestWorks: Duties<Services>['works'] = {
  [closedEmailKind]: { lane, tries, run: sendClosedEmail },
  [tellKind]: { lane, tries, run: notifySpecialists },
  [digestKind]: { lane, tries, run: sendDigest },
};

export const requestSweeps: readonly Sweep<Services>[] = [closeDue];
