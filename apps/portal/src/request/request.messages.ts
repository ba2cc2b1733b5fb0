import { defineMessages } from '@tele/ui';

/** The requests of somebody who has made none. */
export const requestMessages = defineMessages('portal.request', {
  title: 'Requests',
  none: 'No requests yet.',
  noneHint: 'What you ask for appears here once you have submitted it.',
  find: 'Find a professional',
});
