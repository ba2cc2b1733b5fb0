import { defineMessages } from '@tele/ui';

export const ownCardsMessages = defineMessages('account.cards', {
  title: 'Saved cards',
  lede: 'Only you can see your cards.',
  loading: 'Loading your saved cards',
  loadFailed: 'Failed to load your saved cards',
  none: 'No saved cards. You can save one when you pay.',
  remove: 'Remove',
  ofWhich: ({ card }: { card: string }) => ` ${card}`,
  removeTitle: ({ card }: { card: string }) => `Remove ${card}?`,
  removeDetail: 'You’ll need to enter a card the next time you pay.',
  keep: 'Keep card',
  removing: 'Removing…',
  removed: ({ card }: { card: string }) => `${card} removed.`,
  notRemoved: 'We couldn’t remove the card. Try again.',
});
