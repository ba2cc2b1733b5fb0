import { defineMessages } from '@tele/ui';

export const queryMessages = defineMessages('kit.query', {
  loading: 'Loading…',
  offline: 'You’re offline. This loads by itself when the connection resumes.',
  tryAgain: 'Try again in a moment.',
});
