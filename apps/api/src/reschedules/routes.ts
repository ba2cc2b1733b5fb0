import type { Handlers } from '../http/handler.ts';
import { acceptReschedule } from './accept.ts';
import { requestReschedule } from './create.ts';
import { declineReschedule } from './decline.ts';
import { waitingReschedules } from './waiting.ts';
import { cancelReschedule } from './cancel.ts';

export const rescheduleHandlers: Handlers<
  'requestReschedule' | 'cancelReschedule' | 'waitingReschedules' | 'acceptReschedule' | 'declineReschedule'
> = {
  requestReschedule,
  cancelReschedule,
  waitingReschedules,
  acceptReschedule,
  declineReschedule,
};
