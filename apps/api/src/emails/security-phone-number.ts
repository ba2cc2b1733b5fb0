import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const phoneNumberChanged = (facts: SecurityFacts): EmailContent =>
  securityNotice(facts, 'Your phone number was changed', `Your phone number was changed on ${happenedAt(facts)}.`);
