import { defineMessages } from '@tele/ui';

export const moreMessages = defineMessages('kit.more', {
  more: 'Show more',
  loading: 'Loading more…',
  failed: 'Failed to load more.',
  again: 'Try again',
  shown: ({ count }: { count: number }, say) => `${say.number(count)} more shown`,
});
