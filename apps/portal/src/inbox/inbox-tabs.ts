import { places } from '../places.ts';

export const inboxTabs = {
  inbox: { href: places.inbox.href() },
  requests: { href: places.openRequests.href() },
  offers: { href: places.ownOffers.href() },
} as const;
