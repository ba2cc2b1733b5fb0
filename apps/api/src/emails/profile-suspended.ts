import { registrationLink, listedFoot, type ApplicationFacts } from './application-facts.ts';
import type { EmailContent } from './layout/write-email.ts';

export const profileSuspended = (facts: ApplicationFacts): EmailContent => ({
  subject: 'Your profile is suspended',
  paragraphs: [
    'Your profile no longer appears in search. We’ve removed you from pending requests and withdrawn your open offers. Confirmed appointments go ahead.',
    `Reason: ${facts.reason ?? ''}`,
    'If you have questions, reply to this email.',
  ],
  link: registrationLink(facts, 'See your profile'),
  foot: listedFoot,
});

export const profileReinstated = (facts: ApplicationFacts): EmailContent => ({
  subject: 'Your profile is no longer suspended',
  paragraphs: ['Your profile appears in search again, and you can reply to requests.'],
  link: { label: 'Check your availability', url: `${facts.portalUrl}/availability` },
  foot: listedFoot,
});
