import { defineMessages } from '@tele/ui';

export const noRequestsMessages = defineMessages('match.no-requests', {
  title: 'Requests',
  none: 'No requests yet.',
  noneHint: 'Requests appear here once you’ve sent them.',
  find: 'Find a professional',
});
