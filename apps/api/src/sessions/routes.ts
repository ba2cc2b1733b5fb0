import type { Handlers } from '../http/handler.ts';
import { connectClinic, disconnectClinic } from './clinics.ts';
import { endAllSessions, endOwnSession } from './end.ts';
import { mySessions } from './mine.ts';

export const sessionHandlers: Handlers<
  'mySessions' | 'endOwnSession' | 'endAllSessions' | 'disconnectClinic' | 'connectClinic'
> = {
  mySessions,
  endOwnSession,
  endAllSessions,
  disconnectClinic,
  connectClinic,
};
