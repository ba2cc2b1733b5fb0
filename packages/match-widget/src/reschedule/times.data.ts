import type { Slot } from '@tele/core';
import { useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import { isAbsent, itemsOf, slotsQuery } from '../results/slots.data.ts';

export const useTimes = (specialistId: string) => {
  const { client } = useTele();
  const { data, error, isFetching, refetch } = useQuery({
    ...slotsQuery(client, specialistId),
    select: itemsOf<Slot>,
    // Other patients pick times too.
    refetchOnMount: 'always',
  });
  return isAbsent(error)
    ? { slots: [], error: null, isFetching, refetch }
    : { slots: data, error, isFetching, refetch };
};
