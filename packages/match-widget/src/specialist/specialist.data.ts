import type { Slot } from '@tele/core';
import { callQuery, useChange, useTele } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { slotsQuery } from '../results/slots.data.ts';
import type { Booker } from '../submit/booker.data.ts';
import { specialistMessages } from './specialist.messages.ts';

const slotsOf = ({ items }: { items: readonly Slot[] }): readonly Slot[] => items;

export const useSpecialistPage = (specialistId: string) => {
  const { client } = useTele();
  return {
    page: useQuery(callQuery(client, 'specialistPage', { params: { id: specialistId } })),
    slots: useQuery({ ...slotsQuery(client, specialistId), select: slotsOf }),
  };
};

export const useFavourite = (specialistId: string, booker: Booker) => {
  const { client } = useTele();
  const t = useMessages(specialistMessages);
  const toast = useToast();
  const me = booker.me.data;
  const kept = useQuery({ ...callQuery(client, 'myFavourites'), enabled: me !== undefined });
  const keep = useChange('keepFavourite');
  const drop = useChange('dropFavourite');
  const isKept = kept.data?.items.some((one) => one.specialistId === specialistId);
  return {
    isKept,
    toggle: () =>
      (isKept ? drop : keep).mutate(
        { params: { specialistId } },
        { onError: () => toast.show(t.keepFailed, { tone: 'critical' }) },
      ),
    busy: keep.isPending || drop.isPending,
  };
};
