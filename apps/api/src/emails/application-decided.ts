import { formatCents, limits, type ProfileType } from '@tele/core';
import { registrationLink, appliedFoot, type ApplicationFacts } from './application-facts.ts';
import type { EmailContent } from './layout/write-email.ts';

const toAccept = `You pay ${formatCents(limits.acceptanceFeeCents)} when you accept a request.`;

const terms: Record<ProfileType, string> = {
  SOLO: `${toAccept} When someone pays for your offer, we keep our fee (${formatCents(limits.matchFeeCents)} per match) and pay you the rest.`,
  EUCA_MD: `${toAccept} When someone pays for your offer, we keep ${limits.practiceFeePercent}% of it. Your practice contract is attached. Please read it and keep a copy.`,
};

export const applicationApproved = (facts: ApplicationFacts): EmailContent => ({
  subject: 'You’re approved',
  paragraphs: [
    'We’ve verified your documents. People can book you as soon as you add your hours.',
    terms[facts.profileType],
  ],
  link: { label: 'Add your hours', url: `${facts.portalUrl}/availability` },
  foot: appliedFoot,
});

export const applicationRejected = (facts: ApplicationFacts): EmailContent => ({
  subject: 'Your application was not approved',
  paragraphs: [
    'We could not approve your application.',
    `Reason: ${facts.reason ?? ''}`,
    'You can fix this and apply again. We’ve kept the rest of your application.',
  ],
  facts: facts.faults,
  link: registrationLink(facts, 'Apply again'),
  foot: appliedFoot,
});
