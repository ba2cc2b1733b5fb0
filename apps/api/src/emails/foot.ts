import { businessLine, type Business } from './layout/business.ts';
import type { EmailContent } from './layout/write-email.ts';

export function footOf(
  side: 'patient' | 'specialist',
  { portalUrl, business }: { portalUrl: string; business: Business },
): NonNullable<EmailContent['foot']> {
  const why = side === 'patient' ? 'you made a request' : 'you have a specialist profile on Tele';
  return {
    text: `You’re getting this email because ${why}. ${businessLine(business)} Please don’t reply with health information.`,
    link: { label: 'Email preferences', url: `${portalUrl}/${side}` },
  };
}
