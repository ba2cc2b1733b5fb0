import { wordingOf } from '@tele/core';
import { clientOf } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { requestedTime, type RequestFacts } from './request-facts.ts';

export const newRequest = (facts: RequestFacts): EmailContent => ({
  subject: subjectWithTime('New request', facts.slotISO, facts.zone),
  heading: 'You have a new request',
  paragraphs: [
    `A ${clientOf(facts)} would like to see you on ${requestedTime(facts)}.`,
    `If they also asked others, the first ${wordingOf(facts.profession).professional} to accept is booked. Reply soon.`,
  ],
  link: { label: 'Open the request', url: `${facts.portalUrl}/inbox/${facts.selectionId}` },
});
