import type { Handlers } from '../http/handler.ts';
import { disconnectClinic, endAllSessions, endOwnSession } from './end.ts';
import { mySessions } from './mine.ts';

export const sessionHandlers: Handlers<'mySessions' | 'endOwnSession' | 'endAllSessions' | 'disconnectClinic'> = {
  mySessions,
  endOwnSession,
  endAllSessions,
  disconnectClinic,
};
