import type { EmailContent } from './layout/write-email.ts';
import { fee, openRequestLink, type OfferFacts } from './offer-facts.ts';

export const paymentTooLate = (facts: OfferFacts): EmailContent => ({
  subject: 'You’re not booked: your payment was too late',
  paragraphs: [
    'Your bank confirmed your card too late. By then, the offer had expired or the time you chose had started.',
    `You have not been charged. We’ve released the ${fee(facts)} hold on your card.`,
  ],
  link: openRequestLink(facts),
});
