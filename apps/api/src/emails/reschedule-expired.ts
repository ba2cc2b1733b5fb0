import { capitalise } from '@tele/core';
import { appointmentOf, patientOf, specialistOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, notChanged, rescheduledLink, to, type RescheduleFacts } from './reschedule-facts.ts';

export const rescheduleExpiredForPatient = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'Your appointment time has not changed',
  paragraphs: [
    `${capitalise(specialistOf(facts))} did not reply in time to your request for ${to(facts)}. ${capitalise(appointmentOf(facts))} is still on ${from(facts)}.`,
  ],
  link: rescheduledLink(facts),
});

export const rescheduleExpiredForSpecialist = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'An appointment time has not changed',
  paragraphs: [
    `You did not reply in time to a reschedule request. The appointment with ${patientOf(facts)} is still on ${from(facts)}. We no longer reserve ${to(facts)} for it.`,
  ],
  link: rescheduledLink(facts),
});
