import { clientOf } from './layout/people.ts';
import type { EmailContent } from './layout/write-email.ts';
import { offersLink, type OfferFacts } from './offer-facts.ts';

export const offerNotChosen = (facts: OfferFacts): EmailContent => ({
  subject: 'Your offer was not chosen',
  paragraphs: [`The ${clientOf(facts)} accepted another offer. You don’t need to do anything.`],
  link: offersLink(facts),
});
