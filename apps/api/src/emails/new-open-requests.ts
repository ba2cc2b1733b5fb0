import { limits, wordingOf, type ProfessionId } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';

export const newOpenRequests = (
  count: number,
  { profession, portalUrl }: { profession: ProfessionId; portalUrl: string },
): EmailContent => ({
  subject: count === 1 ? 'A new open request' : `${count} new open requests`,
  paragraphs: [
    count === 1
      ? 'There’s a new open request in your specialties.'
      : `There are ${count} new open requests in your specialties.`,
    `Make an offer with your fee and up to ${limits.maxOfferSlots} times to choose from. The ${wordingOf(profession).client} then has ${limits.offerMinutes} minutes to accept.`,
  ],
  link: { label: 'Open the requests', url: `${portalUrl}/inbox/requests` },
});
