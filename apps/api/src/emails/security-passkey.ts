import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const passkeyAdded = (facts: SecurityFacts): EmailContent =>
  securityNotice(
    facts,
    'A passkey was added',
    `A passkey was added to your account on ${happenedAt(facts)}. Anyone who can unlock the device it’s saved on can sign in as you.`,
  );

export const passkeyRemoved = (facts: SecurityFacts): EmailContent =>
  securityNotice(
    facts,
    'A passkey was removed',
    `A passkey was removed from your account on ${happenedAt(facts)}. It can’t be used to sign in any more.`,
  );
