import type { SavedCard } from '@tele/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { callQuery } from '../calls/call-query.ts';
import { PartnerContext } from '../partner/context.ts';
import { useTele } from '../provider/context.ts';

interface SavedCards {
  /** The last used first, without expired ones. */
  cards: readonly SavedCard[];
  canSave: boolean;
  isLoading: boolean;
}

/** Cards of the person signed in. None on partner pages, whose scripts could read them. */
export const useSavedCards = (): SavedCards => {
  const { client } = useTele();
  const isPartners = useContext(PartnerContext) !== null;
  const { data, isLoading } = useQuery({ ...callQuery(client, 'myCards'), enabled: !isPartners });
  const cards = data?.items.filter(({ isExpired }) => !isExpired) ?? [];
  return { cards, canSave: data?.canSave ?? false, isLoading };
};
