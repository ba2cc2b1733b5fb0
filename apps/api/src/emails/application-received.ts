import { registrationLink, appliedFoot, type ApplicationFacts } from './application-facts.ts';
import type { EmailContent } from './layout/write-email.ts';

export const applicationReceived = (facts: ApplicationFacts): EmailContent => ({
  subject: 'We received your application',
  paragraphs: [
    'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
    facts.profileType === 'EUCA_MD' ? 'We’ll email your practice contract once you’re approved.' : '',
    'Please don’t apply again. To correct anything, reply to this email.',
  ],
  link: registrationLink(facts, 'See your application'),
  foot: appliedFoot,
});
