import { defineMessages } from '@tele/ui';

/** The requests of somebody who has made none. */
export const requestMessages = defineMessages('portal.request', {
  title: 'Requests',
  none: 'No requests yet.',
  noneHint: 'Requests appear here once you’ve submitted them.',
  find: 'Find a professional',
});
