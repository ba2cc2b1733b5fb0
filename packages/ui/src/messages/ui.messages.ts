import { defineMessages } from './define.ts';

/** The few words that more than one primitive says by itself, and those of the root's own. */
export const uiMessages = defineMessages('ui', {
  optional: 'optional',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  partFailed: 'This part has a problem. The rest of the page still works.',
  notifications: 'Notifications (F6)',
});
