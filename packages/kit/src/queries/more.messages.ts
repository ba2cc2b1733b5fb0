import { defineMessages } from '@tele/ui';

/** The end of a list of which there is more. */
export const moreMessages = defineMessages('kit.more', {
  more: 'Show more',
  loading: 'Loading more…',
  failed: 'Failed to load more.',
  again: 'Try again',
  shown: ({ count }: { count: number }, say) => `${say.number(count)} more shown`,
});
