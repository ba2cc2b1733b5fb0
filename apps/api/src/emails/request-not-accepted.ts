import type { EmailContent } from './layout/write-email.ts';
import { requestLink, bookingFee, type RequestFacts } from './request-facts.ts';

/** To the patient: every specialist declined, or no one replied in time. */
export const requestNotAccepted = (facts: RequestFacts): EmailContent => ({
  subject: 'Your request was not accepted',
  paragraphs: [
    'We’re sorry, no one you picked could accept your request.',
    ...facts.replies.map((reply) => `A reply said: ‘${reply}’`),
    `You have not been charged. We’ve released the ${bookingFee} hold on your card. Your bank may still show it for up to 3 days.`,
    'You can pick new times.',
  ],
  link: requestLink(facts),
});
