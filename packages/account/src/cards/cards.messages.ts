import { defineMessages } from '@tele/ui';

export const ownCardsMessages = defineMessages('account.cards', {
  title: 'Saved cards',
  lede: 'Used for acceptance fees. Only you can see them.',
  loading: 'Loading your saved cards',
  loadFailed: 'Failed to load your saved cards',
  none: 'No saved cards. We save the card you use to accept a request.',
  remove: 'Remove',
  ofWhich: ({ card }: { card: string }) => ` ${card}`,
  removeTitle: ({ card }: { card: string }) => `Remove ${card}?`,
  removeDetail: 'You’ll need to enter a card the next time you accept a request.',
  keep: 'Keep card',
  removing: 'Removing…',
  removed: ({ card }: { card: string }) => `${card} removed.`,
  notRemoved: 'We couldn’t remove the card. Try again.',
});
