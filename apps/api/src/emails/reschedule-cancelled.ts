import { patientOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, notChanged, rescheduledLink, to, type RescheduleFacts } from './reschedule-facts.ts';

export const rescheduleCancelled = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'An appointment time has not changed',
  paragraphs: [
    `The reschedule request for ${patientOf(facts)} was cancelled. The appointment is still on ${from(facts)}. We no longer reserve ${to(facts)} for it.`,
  ],
  link: rescheduledLink(facts),
});
