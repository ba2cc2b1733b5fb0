import { capitalise } from '@tele/core';
import { patientOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, notChanged, rescheduledLink, to, type RescheduleFacts } from './reschedule-facts.ts';

/** To the specialist: the patient cancelled their reschedule request. */
export const rescheduleCancelled = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'An appointment time has not changed',
  paragraphs: [
    `${capitalise(patientOf(facts))} cancelled their reschedule request. The appointment is still on ${from(facts)}. We no longer reserve ${to(facts)} for it.`,
  ],
  link: rescheduledLink(facts),
});
