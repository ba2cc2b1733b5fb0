import { defineMessages } from '@tele/ui';

export const saveMessages = defineMessages('kit.save', {
  saving: 'Saving…',
  saved: 'Saved',
  error: 'Failed to save',
  waiting: 'Not saved yet',
  retry: 'Retry',
});
