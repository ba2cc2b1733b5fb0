import { defineMessages } from '@tele/ui';

export const queryMessages = defineMessages('kit.query', {
  loading: 'Loading…',
  offline: 'You’re offline. This will load when you’re back online.',
  tryAgain: 'Try again in a moment.',
});
