import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const signedInOnAnotherSite = (facts: SecurityFacts): EmailContent =>
  securityNotice(
    facts,
    'You were signed in on another site',
    `${facts.site} signed you in on ${happenedAt(facts)}. On that site you see only the requests and appointments you make there.`,
  );
