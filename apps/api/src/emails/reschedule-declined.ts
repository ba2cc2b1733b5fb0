import { capitalise, emailTime, movableUntil, limits } from '@tele/core';
import { appointmentOf, specialistOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { from, notChanged, rescheduledLink, to, type RescheduleFacts } from './reschedule-facts.ts';

export const rescheduleDeclined = (facts: RescheduleFacts): EmailContent => ({
  subject: notChanged(facts),
  heading: 'Your appointment time has not changed',
  paragraphs: [
    `${capitalise(specialistOf(facts))} declined your request for ${to(facts)}. ${capitalise(appointmentOf(facts))} is still on ${from(facts)}.`,
    `You can request another time until ${emailTime(movableUntil(facts.fromISO), facts.zone)}, ${limits.rescheduleNoticeHours} hours before the appointment.`,
  ],
  link: rescheduledLink(facts),
});
