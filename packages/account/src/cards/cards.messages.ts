import { defineMessages } from '@tele/ui';

export const ownCardsMessages = defineMessages('account.cards', {
  title: 'Saved cards',
  lede: 'Only you can see your cards.',
  loading: 'Loading your cards',
  loadFailed: 'Failed to load your cards',
  none: 'No saved cards. You can save one when you pay.',
  remove: 'Remove',
  ofWhich: ({ card }: { card: string }) => ` ${card}`,
  removeTitle: ({ card }: { card: string }) => `Remove ${card}?`,
  removeDetail: 'You can save it again.',
  keep: 'Keep card',
  removing: 'Removing…',
  removed: ({ card }: { card: string }) => `${card} removed.`,
  notRemoved: 'We couldn’t remove the card. Try again.',
});
