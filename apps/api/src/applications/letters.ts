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
  EUCA_MD: `The practice contract is attached: ${limits.practiceFeePercent}% per consultation. Please read it and keep it.`,
};

/** Every letter by name. */
export const letters = {
  received: (facts: Facts): Letter => ({
    subject: 'We received your application',
    paragraphs: [
      'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
      facts.profileType === 'EUCA_MD' ? 'The practice contract will be e-mailed to you once you are approved.' : '',
      'Please do not submit it again. To correct something, answer this letter.',
    ],
    link: registration(facts, 'See your application'),
  }),
  approved: (facts: Facts): Letter => ({
    subject: 'You’re approved',
    paragraphs: [
      'You’re approved: your documents are verified, and you can be found as soon as you are free at some time.',
      terms[facts.profileType],
    ],
    link: { label: 'Add your availability', url: `${facts.portalUrl}/availability` },
  }),
  rejected: (facts: Facts): Letter => ({
    subject: 'Your application',
    paragraphs: [
      'We could not approve your application.',
      `The reason: ${facts.reason ?? ''}`,
      'You are welcome to put this right and to apply again: everything else is kept.',
    ],
    facts: facts.faults,
    link: registration(facts, 'Apply again'),
  }),
  suspended: (facts: Facts): Letter => ({
    subject: 'Your profile is suspended',
    paragraphs: [
      'Your profile is suspended: it is not found any more, and requests that waited for you have been let go. Confirmed appointments stand.',
      `The reason: ${facts.reason ?? ''}`,
      'To talk about it, answer this letter.',
    ],
    link: registration(facts, 'See your profile'),
  }),
  reinstated: (facts: Facts): Letter => ({
    subject: 'Your profile is back',
    paragraphs: ['Your profile can be found again.'],
    link: { label: 'Look at your availability', url: `${facts.portalUrl}/availability` },
  }),
} as const;

export type LetterName = keyof typeof letters;
