import { defineMessages } from '@tele/ui';

/** Requests page without requests. */
export const requestMessages = defineMessages('portal.request', {
  title: 'Requests',
  none: 'No requests yet.',
  noneHint: 'Requests appear here once you’ve sent them.',
  find: 'Find a professional',
});
