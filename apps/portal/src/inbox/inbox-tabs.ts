import { places } from '../places.ts';

/** URLs of the inbox tabs. */
export const inboxTabs = {
  inbox: { href: places.inbox.href() },
  requests: { href: places.openRequests.href() },
  offers: { href: places.ownOffers.href() },
} as const;
