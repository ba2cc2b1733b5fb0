import { formatCents, limits } from '@tele/core';
import type { ProfileType } from '@tele/core';
import type { EmailContent } from '../mail/write-email.ts';

/** No number, name or specialty: others read a mailbox. */
export interface Facts {
  profileType: ProfileType;
  /** Why an application was rejected or a profile suspended. */
  reason: string | null;
  /** What to correct, by its label on the form. */
  faults: readonly { label: string; text: string }[];
  portalUrl: string;
  /** Where the category's registration is: `doctors`. */
  path: string;
}

const registration = ({ portalUrl, path }: Facts, label: string) => ({ label, url: `${portalUrl}/work/${path}` });

const applied = { text: 'You’re getting this email because you applied to join Tele.' };
const listed = { text: 'You’re getting this email because you have a specialist profile on Tele.' };

const toAccept = `You pay ${formatCents(limits.acceptanceFeeCents)} when you accept a request.`;

const terms: Record<ProfileType, string> = {
  SOLO: `${toAccept} When someone pays for your offer, we keep our fee (${formatCents(limits.matchFeeCents)} per match) and pay you the rest.`,
  EUCA_MD: `${toAccept} The practice charges you ${limits.practiceFeePercent}% per consultation. Your practice contract is attached. Please read it and keep a copy.`,
};

/** Every email by name. */
export const emails = {
  received: (facts: Facts): EmailContent => ({
    subject: 'We received your application',
    paragraphs: [
      'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
      facts.profileType === 'EUCA_MD' ? 'We’ll email your practice contract once you’re approved.' : '',
      'Please don’t apply again. To correct anything, reply to this email.',
    ],
    link: registration(facts, 'See your application'),
    foot: applied,
  }),
  approved: (facts: Facts): EmailContent => ({
    subject: 'You’re approved',
    paragraphs: [
      'We’ve verified your documents. People can book you as soon as you add your hours.',
      terms[facts.profileType],
    ],
    link: { label: 'Add your hours', url: `${facts.portalUrl}/availability` },
    foot: applied,
  }),
  rejected: (facts: Facts): EmailContent => ({
    subject: 'Your application was not approved',
    paragraphs: [
      'We could not approve your application.',
      `Reason: ${facts.reason ?? ''}`,
      'You can fix this and apply again. We’ve kept the rest of your application.',
    ],
    facts: facts.faults,
    link: registration(facts, 'Apply again'),
    foot: applied,
  }),
  suspended: (facts: Facts): EmailContent => ({
    subject: 'Your profile is suspended',
    paragraphs: [
      'Your profile no longer appears in search, and you can’t reply to pending requests. Confirmed appointments go ahead.',
      `Reason: ${facts.reason ?? ''}`,
      'If you have questions, reply to this email.',
    ],
    link: registration(facts, 'See your profile'),
    foot: listed,
  }),
  reinstated: (facts: Facts): EmailContent => ({
    subject: 'Your profile is no longer suspended',
    paragraphs: ['Your profile appears in search again, and you can reply to requests.'],
    link: { label: 'Check your availability', url: `${facts.portalUrl}/availability` },
    foot: listed,
  }),
} as const;

export type EmailName = keyof typeof emails;
