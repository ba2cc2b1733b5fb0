import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const dataDownloaded = (facts: SecurityFacts): EmailContent =>
  securityNotice(facts, 'Your data was downloaded', `Your data was downloaded on ${happenedAt(facts)}.`);
