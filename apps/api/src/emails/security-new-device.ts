import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const newSignIn = (facts: SecurityFacts): EmailContent =>
  securityNotice(
    facts,
    'New sign-in to your account',
    `Someone signed in to your account on a new device on ${happenedAt(facts)}: ${facts.device ?? 'unknown device'}.`,
  );
