import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const payoutAccountAdded = (facts: SecurityFacts): EmailContent =>
  securityNotice(facts, 'A payout account was added', `A payout account was added on ${happenedAt(facts)}.`);
