import { defineMessages } from '@tele/ui';

export const queryMessages = defineMessages('kit.query', {
  loading: 'Loading…',
  offline: 'You’re offline. This loads by itself when the connection resumes.',
  checkConnection: 'Check your connection and try again.',
});
