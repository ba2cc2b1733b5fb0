import { clientOf } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { offersLink, type OfferFacts } from './offer-facts.ts';
import { requestedTime, type RequestFacts } from './request-facts.ts';

export const requestCancelled = (facts: RequestFacts): EmailContent => ({
  subject: subjectWithTime('Request cancelled', facts.slotISO, facts.zone),
  heading: 'A request was cancelled',
  paragraphs: [
    `The ${clientOf(facts)} cancelled their request for ${requestedTime(facts)}. You don’t need to do anything.`,
  ],
  link: inboxLink(facts),
});

export const requestCancelledAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: 'A request was cancelled',
  paragraphs: [`The ${clientOf(facts)} cancelled a request you made an offer for. You don’t need to do anything.`],
  link: offersLink(facts),
});

const inboxLink = ({ portalUrl }: RequestFacts) => ({ label: 'Open your inbox', url: `${portalUrl}/inbox` });
