import { capitalise } from '@tele/core';
import { bookedBlock, inCalendar } from './layout/booked-block.ts';
import { appointmentOf, clientOf, peopleRows, specialistOf } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, rescheduledLink, type RescheduleFacts } from './reschedule-facts.ts';

export const rescheduledForPatient = (facts: RescheduleFacts): EmailContent => ({
  subject: rescheduled(facts),
  heading: 'Your appointment was rescheduled',
  ...atNewTime(
    facts,
    `${capitalise(specialistOf(facts))} accepted the new time. ${capitalise(appointmentOf(facts))} is no longer on ${from(facts)}. There’s no extra fee.`,
  ),
  link: rescheduledLink(facts),
});

export const rescheduledForSpecialist = (facts: RescheduleFacts): EmailContent => ({
  subject: rescheduled(facts),
  heading: 'You accepted a new time',
  ...atNewTime(
    facts,
    `The appointment is no longer on ${from(facts)}. If you’re still available then, people can book that time again. We’ve told the ${clientOf(facts)}.`,
  ),
  facts: peopleRows('specialist', facts),
  link: rescheduledLink(facts),
});

function rescheduled({ toISO, zone }: RescheduleFacts): string {
  return subjectWithTime('Appointment rescheduled', toISO, zone);
}

function atNewTime(
  { toISO, zone, words }: RescheduleFacts,
  change: string,
): Pick<EmailContent, 'appointment' | 'paragraphs' | 'note'> {
  const { appointment: block, paragraphs } = bookedBlock({ slotISO: toISO, zone, words });
  return { ...(block && { appointment: block }), paragraphs: [change, ...paragraphs], note: inCalendar };
}
