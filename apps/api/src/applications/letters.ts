import { formatCents, limits } from '@tele/core';
import type { ProfileType } from '@tele/core';
import type { Letter } from '../mail/write-letter.ts';

/** What a letter about an application may say. No number, name or specialty: a mailbox is read by others. */
export interface Facts {
  profileType: ProfileType;
  /** Why it was rejected, or why somebody is suspended. */
  reason: string | null;
  /** What did not match, each with the name it has on the form. */
  faults: readonly { label: string; text: string }[];
  portalUrl: string;
  /** Where the category's registration is: `doctors`. */
  path: string;
}

const registration = ({ portalUrl, path }: Facts, label: string) => ({ label, url: `${portalUrl}/work/${path}` });

const terms: Record<ProfileType, string> = {
  SOLO: `The matching directory charges ${formatCents(limits.matchFeeCents)} per match.`,
  EUCA_MD: `Your practice contract is attached. The fee is ${limits.practiceFeePercent}% per consultation. Please read it and keep a copy.`,
};

/** Every letter by name. */
export const letters = {
  received: (facts: Facts): Letter => ({
    subject: 'We received your application',
    paragraphs: [
      'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
      facts.profileType === 'EUCA_MD' ? 'We’ll email your practice contract once you’re approved.' : '',
      'Please don’t apply again. To correct anything, reply to this email.',
    ],
    link: registration(facts, 'See your application'),
  }),
  approved: (facts: Facts): Letter => ({
    subject: 'You’re approved',
    paragraphs: [
      'We’ve verified your documents. People can find you as soon as you add your availability.',
      terms[facts.profileType],
    ],
    link: { label: 'Add your availability', url: `${facts.portalUrl}/availability` },
  }),
  rejected: (facts: Facts): Letter => ({
    subject: 'Your application was not approved',
    paragraphs: [
      'We could not approve your application.',
      `Reason: ${facts.reason ?? ''}`,
      'You can fix this and apply again. We’ve kept the rest of your application.',
    ],
    facts: facts.faults,
    link: registration(facts, 'Apply again'),
  }),
  suspended: (facts: Facts): Letter => ({
    subject: 'Your profile is suspended',
    paragraphs: [
      'Your profile is suspended. It no longer appears in search, and you can’t reply to pending requests. Confirmed appointments go ahead.',
      `Reason: ${facts.reason ?? ''}`,
      'If you have questions, reply to this email.',
    ],
    link: registration(facts, 'See your profile'),
  }),
  reinstated: (facts: Facts): Letter => ({
    subject: 'Your profile is back',
    paragraphs: ['Your profile appears in search again.'],
    link: { label: 'Check your availability', url: `${facts.portalUrl}/availability` },
  }),
} as const;

export type LetterName = keyof typeof letters;
