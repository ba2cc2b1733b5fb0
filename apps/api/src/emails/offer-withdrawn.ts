import { specialistOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { openRequestLink, type OfferFacts } from './offer-facts.ts';

export const offerWithdrawn = (facts: OfferFacts): EmailContent => ({
  subject: 'An offer was withdrawn',
  paragraphs: [
    `The offer from ${specialistOf(facts)} is no longer available. You have not been charged. Other offers aren’t affected.`,
  ],
  link: openRequestLink(facts),
});
