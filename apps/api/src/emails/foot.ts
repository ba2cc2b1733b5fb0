import { businessLine, type Business } from './layout/business.ts';
import type { EmailContent } from './layout/write-email.ts';

const reasons = { patient: 'you made a request', specialist: 'you have a specialist profile on Tele' } as const;

export function footOf(
  side: keyof typeof reasons,
  { portalUrl, business }: { portalUrl: string; business: Business },
  why: string = reasons[side],
): NonNullable<EmailContent['foot']> {
  return {
    text: `You’re getting this email because ${why}. ${businessLine(business)} Please don’t reply with health information.`,
    link: { label: 'Email preferences', url: `${portalUrl}/${side}` },
  };
}
