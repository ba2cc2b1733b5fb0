import { emailTime, sydney } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';

/** Facts of a security email. No health data, and no link that signs in. */
export interface SecurityFacts {
  /** When it happened: an ISO instant in UTC. */
  atISO: string;
  /** Browser and system of a new device; null when the browser does not say. */
  device: string | null;
  site: string;
  accountUrl: string;
}

const notYou = 'If it was not you, open Account, choose ‘Sign out everywhere’ and reply to this email.';

export function securityNotice({ accountUrl }: SecurityFacts, subject: string, sentence: string): EmailContent {
  return {
    subject,
    paragraphs: [sentence, 'If this was you, you don’t need to do anything.', notYou],
    link: { label: 'Open Account', url: accountUrl },
    foot: {
      text: 'You’re getting this email because something important happened in your account. You can’t turn these emails off.',
    },
  };
}

export const happenedAt = ({ atISO }: SecurityFacts): string => emailTime(atISO, sydney);
