import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../outbox/duties.ts';
import { endDueReschedules } from './expire.ts';
import { letterKind, type LetterJob } from './send-later.ts';
import { sendLetter } from './send-letter.ts';

export const rescheduleWorks: Duties<Services>['works'] = {
  // Written by sendLater() alone.
  [letterKind]: {
    lane: 'mail',
    tries: 12,
    run: (services, { id, payload }) => sendLetter(services, id, payload as unknown as LetterJob),
  },
};

export const rescheduleSweeps: readonly Sweep<Services>[] = [endDueReschedules];
