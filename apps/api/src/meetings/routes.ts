import type { Handlers } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { readMeeting } from './read.ts';
import { saveMeeting } from './save.ts';

export const meetingHandlers: Handlers<'myMeeting' | 'saveMeeting'> = {
  myMeeting: ({ db, actor }) => readMeeting(db, requireSpecialist(actor).specialistId),
  saveMeeting,
};
