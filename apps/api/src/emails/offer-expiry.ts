import { clientOf, specialistOf } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { ifPaid, offersLink, openRequestLink, until, type OfferFacts } from './offer-facts.ts';

export const offerExpiresSoon = (facts: OfferFacts): EmailContent => ({
  subject: subjectWithTime('Offer expires soon', facts.expiresAt, facts.zone),
  heading: 'An offer expires soon',
  paragraphs: [
    `The offer from ${specialistOf(facts)} expires on ${until(facts)}. To accept it, choose a time${ifPaid(facts, ' and pay')}.`,
  ],
  link: openRequestLink(facts),
});

export const offerExpiredForPatient = (facts: OfferFacts): EmailContent => ({
  subject: 'An offer has expired',
  paragraphs: [
    `The offer from ${specialistOf(facts)} expired on ${until(facts)}. You have not been charged. You can still get other offers while your request is open.`,
  ],
  link: openRequestLink(facts),
});

export const offerExpiredForSpecialist = (facts: OfferFacts): EmailContent => ({
  subject: 'Your offer has expired',
  paragraphs: [
    `The ${clientOf(facts)} did not accept your offer by ${until(facts)}. You can make another offer while the request is open.`,
  ],
  link: offersLink(facts),
});
