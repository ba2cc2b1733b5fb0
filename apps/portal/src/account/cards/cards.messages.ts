import { defineMessages } from '@tele/ui';

/** A specialist’s saved cards. */
export const ownCardsMessages = defineMessages('portal.account.cards', {
  title: 'Saved card',
  lede: 'Used for acceptance fees. Only you can see it.',
  loading: 'Loading your saved card',
  loadFailed: 'Failed to load your saved card',
  none: 'No saved card. We save the card you use to accept a request.',
  remove: 'Remove',
  ofWhich: ({ card }: { card: string }) => ` ${card}`,
  removeTitle: ({ card }: { card: string }) => `Remove ${card}?`,
  removeDetail: 'You’ll need to enter a card the next time you accept a request.',
  keep: 'Keep card',
  removing: 'Removing…',
  removed: ({ card }: { card: string }) => `${card} removed.`,
  notRemoved: 'We couldn’t remove the card. Try again.',
});
