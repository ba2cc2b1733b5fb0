import type { EmailContent } from './layout/write-email.ts';
import { requestLink, bookingFee, type RequestFacts } from './request-facts.ts';

export const requestClosed = (facts: RequestFacts): EmailContent => ({
  subject: 'Your request has closed',
  paragraphs: [
    'You’re now booked for the same time, so this request has closed.',
    `You have not been charged for this request. We’ve released the ${bookingFee} hold on your card.`,
  ],
  link: requestLink(facts),
});

export const openRequestClosed = (url: string): EmailContent => ({
  subject: 'Your request has closed',
  paragraphs: [
    'We’re sorry, your request closed without an appointment. You have not been charged.',
    'You can ask again, or pick specialists yourself.',
  ],
  link: { label: 'Open your request', url },
});
