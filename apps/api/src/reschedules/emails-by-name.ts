import type { EmailContent } from '../emails/layout/write-email.ts';
import { rescheduledForPatient, rescheduledForSpecialist } from '../emails/reschedule-accepted.ts';
import { rescheduleCancelled } from '../emails/reschedule-cancelled.ts';
import { rescheduleDeclined } from '../emails/reschedule-declined.ts';
import { rescheduleExpiredForPatient, rescheduleExpiredForSpecialist } from '../emails/reschedule-expired.ts';
import type { RescheduleFacts } from '../emails/reschedule-facts.ts';
import { rescheduleNotPossible } from '../emails/reschedule-not-possible.ts';
import { rescheduleRequested } from '../emails/reschedule-requested.ts';

interface EmailRule {
  to: 'patient' | 'specialist';
  /** Sent only while the specialist can reply. */
  whileAsked?: true;
  calendar?: 'PUBLISH';
  write: (facts: RescheduleFacts) => EmailContent;
}

export const emails = {
  rescheduleRequested: { to: 'specialist', whileAsked: true, write: rescheduleRequested },
  rescheduleWithdrawn: { to: 'specialist', write: rescheduleCancelled },
  movedForPatient: { to: 'patient', calendar: 'PUBLISH', write: rescheduledForPatient },
  movedForSpecialist: { to: 'specialist', calendar: 'PUBLISH', write: rescheduledForSpecialist },
  rescheduleDeclined: { to: 'patient', write: rescheduleDeclined },
  rescheduleLetGo: { to: 'patient', write: rescheduleNotPossible },
  rescheduleEndedForPatient: { to: 'patient', write: rescheduleExpiredForPatient },
  rescheduleEndedForSpecialist: { to: 'specialist', write: rescheduleExpiredForSpecialist },
} as const satisfies Record<string, EmailRule>;

export type EmailName = keyof typeof emails;

export const emailRule = (name: EmailName): EmailRule => emails[name];
