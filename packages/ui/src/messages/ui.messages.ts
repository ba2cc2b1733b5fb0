import { defineMessages } from './define.ts';

/** Texts shared by components, and the root's. */
export const uiMessages = defineMessages('ui', {
  optional: 'optional',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  partFailed: 'This part has a problem. The rest of the page still works.',
  notifications: 'Notifications (F6)',
});
