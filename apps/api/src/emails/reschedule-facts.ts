import { emailTime, type ProfessionId } from '@tele/core';
import type { People } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';

export interface RescheduleFacts extends People {
  rescheduleId: string;
  appointmentId: string;
  profession: ProfessionId;
  /** ISO instants in UTC. */
  fromISO: string;
  toISO: string;
  answerBy: string;
  words: readonly string[];
  zone: string;
  portalUrl: string;
}

export const from = ({ fromISO, zone }: RescheduleFacts): string => emailTime(fromISO, zone);
export const to = ({ toISO, zone }: RescheduleFacts): string => emailTime(toISO, zone);

export const notChanged = ({ fromISO, zone }: RescheduleFacts): string =>
  subjectWithTime('Appointment time not changed', fromISO, zone);

export const rescheduledLink = ({ portalUrl, appointmentId }: RescheduleFacts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${appointmentId}`,
});
