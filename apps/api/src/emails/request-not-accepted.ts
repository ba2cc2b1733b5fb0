import { capitalise, wordingOf } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';
import { requestLink, bookingFee, type RequestFacts } from './request-facts.ts';

export const requestNotAccepted = (facts: RequestFacts): EmailContent => ({
  subject: 'Your request was not accepted',
  paragraphs: [
    'We’re sorry, your request was not accepted.',
    ...facts.replies.map((reply) => `${capitalise(wordingOf(facts.profession).aProfessional)} replied: ‘${reply}’`),
    `You have not been charged. We’ve released the ${bookingFee} hold on your card. Your bank may still show it for up to 3 days.`,
    'You can pick new times.',
  ],
  link: requestLink(facts),
});
