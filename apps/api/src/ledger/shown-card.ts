import type { SavedCard } from '@tele/core';

interface CardRow extends Pick<SavedCard, 'brand' | 'last4'> {
  wallet: string | null;
}

export const shownCard = ({ brand, last4, wallet }: CardRow): Pick<SavedCard, 'brand' | 'last4' | 'wallet'> => ({
  brand,
  last4,
  ...(wallet && { wallet }),
});
