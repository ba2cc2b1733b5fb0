import { cardBrand, type SavedCard } from '@tele/core';
import { useMessages } from '@tele/ui';
import { cardMessages } from './card.messages.ts';

export const useCardWords = () => {
  const t = useMessages(cardMessages);
  return {
    name: ({ brand, last4, wallet }: Pick<SavedCard, 'brand' | 'last4' | 'wallet'>) =>
      t.ending({ brand: cardBrand(brand), last4, wallet: wallet && cardBrand(wallet) }),
    expires: ({ expMonth, expYear, isExpired }: SavedCard) =>
      t[isExpired ? 'expired' : 'expires']({ date: `${String(expMonth).padStart(2, '0')}/${expYear % 100}` }),
  };
};
