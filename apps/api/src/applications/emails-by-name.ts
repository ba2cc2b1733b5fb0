import { applicationApproved, applicationRejected } from '../emails/application-decided.ts';
import type { ApplicationFacts } from '../emails/application-facts.ts';
import { applicationReceived } from '../emails/application-received.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import { profileReinstated, profileSuspended } from '../emails/profile-suspended.ts';

export const emails = {
  received: applicationReceived,
  approved: applicationApproved,
  rejected: applicationRejected,
  suspended: profileSuspended,
  reinstated: profileReinstated,
} as const satisfies Record<string, (facts: ApplicationFacts) => EmailContent>;

export type EmailName = keyof typeof emails;
