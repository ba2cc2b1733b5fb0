import { theirAppointment } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, notChanged, rescheduledLink, to, type RescheduleFacts } from './reschedule-facts.ts';

/** To the patient. The specialist was suspended, which stays private. */
export const rescheduleNotPossible = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'Your appointment time has not changed',
  paragraphs: [`${theirAppointment(facts)} could not be rescheduled to ${to(facts)}. It’s still on ${from(facts)}.`],
  link: rescheduledLink(facts),
});
