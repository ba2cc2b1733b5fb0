import type { Handlers } from '../http/handler.ts';
import { myPayouts } from './mine.ts';
import { onboardPayouts } from './onboard.ts';

export const payoutHandlers: Handlers<'onboardPayouts' | 'myPayouts'> = { onboardPayouts, myPayouts };
