import { emailTime, type ProfessionId } from '@tele/core';
import type { People } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';

/** No specialty, reason or message: others read a mailbox. Subjects name no one (product.md 'Appointments'). */
export interface RescheduleFacts extends People {
  rescheduleId: string;
  /** The appointment's offerId or selectionId. */
  appointmentId: string;
  /** Sets the words. */
  profession: ProfessionId;
  /** ISO instants in UTC. */
  fromISO: string;
  toISO: string;
  answerBy: string;
  /** How they meet, then the instructions. */
  words: readonly string[];
  /** Reader's time zone. */
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
