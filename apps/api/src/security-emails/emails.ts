import { emailTime, sydney } from '@tele/core';
import type { EmailContent } from '../mail/write-email.ts';

/** Facts of a security email. No health data, and no link that signs in. */
export interface Facts {
  /** When it happened: an ISO instant in UTC. */
  atISO: string;
  /** Browser and system of a new device; null when the browser does not say. */
  device: string | null;
  /** The site that signed the person in. */
  site: string;
  accountUrl: string;
}

const notYou = 'If it was not you, open Account, choose ‘Sign out everywhere’ and reply to this email.';

function letter({ accountUrl }: Facts, subject: string, sentence: string): EmailContent {
  return {
    subject,
    paragraphs: [sentence, 'If this was you, you don’t need to do anything.', notYou],
    link: { label: 'Open Account', url: accountUrl },
    foot: {
      text: 'You’re getting this email because something important happened in your account. You can’t turn these emails off.',
    },
  };
}

const when = ({ atISO }: Facts): string => emailTime(atISO, sydney);

/** Each security email by its name. */
export const emails = {
  newDevice: (facts: Facts): EmailContent =>
    letter(
      facts,
      'New sign-in to your account',
      `You signed in on a new device on ${when(facts)}: ${facts.device ?? 'unknown device'}.`,
    ),
  dataDownloaded: (facts: Facts): EmailContent =>
    letter(facts, 'Your data was downloaded', `You downloaded your data on ${when(facts)}.`),
  phoneChanged: (facts: Facts): EmailContent =>
    letter(facts, 'Your phone number was changed', `You changed your phone number on ${when(facts)}.`),
  payoutAccount: (facts: Facts): EmailContent =>
    letter(facts, 'A payout account was added', `You added a payout account on ${when(facts)}.`),
  clinicSignedIn: (facts: Facts): EmailContent =>
    letter(
      facts,
      'You were signed in on another site',
      `${facts.site} signed you in on ${when(facts)}. On that site you see only the requests and appointments you make there.`,
    ),
  calendarFeed: (facts: Facts): EmailContent =>
    letter(
      facts,
      'A calendar link was created',
      `You created a calendar link on ${when(facts)}. Anyone with the link can see the times of your appointments.`,
    ),
} as const satisfies Record<string, (facts: Facts) => EmailContent>;

export type SecurityEmail = keyof typeof emails;
