import type { EmailContent } from './layout/write-email.ts';
import { happenedAt, securityNotice, type SecurityFacts } from './security-notice.ts';

export const calendarLinkCreated = (facts: SecurityFacts): EmailContent =>
  securityNotice(
    facts,
    'A calendar link was created',
    `A calendar link was created on ${happenedAt(facts)}. Anyone with the link can see the times of your appointments.`,
  );
