import { defineMessages } from '@tele/ui';

export const queryMessages = defineMessages('kit.query', {
  loading: 'Loading…',
  offline: 'You’re offline. This loads by itself when the connection resumes.',
  more: 'Show more',
  loadingMore: 'Loading more…',
  moreFailed: 'Failed to load more.',
  moreAgain: 'Try again',
  moreShown: ({ count }: { count: number }, say) => `${say.number(count)} more shown`,
  checkConnection: 'Check your connection and try again.',
});
