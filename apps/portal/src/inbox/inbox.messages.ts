import { defineMessages } from '@tele/ui';

/** What the portal says once a request was answered (spec section 4). */
export const inboxMessages = defineMessages('portal.inbox', {
  accepted: 'Booking confirmed.',
});
