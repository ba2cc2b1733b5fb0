import type { Slot } from '@tele/core';
import { useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import { isAbsent, itemsOf, slotsQuery } from '../results/slots.data.ts';

/** The free times of one specialist: none of one who cannot be booked any more. */
export const useTimes = (specialistId: string) => {
  const { client } = useTele();
  const { data, error, isFetching, refetch } = useQuery({
    ...slotsQuery(client, specialistId),
    select: itemsOf<Slot>,
    // Others pick meanwhile.
    refetchOnMount: 'always',
  });
  return isAbsent(error)
    ? { slots: [], error: null, isFetching, refetch }
    : { slots: data, error, isFetching, refetch };
};
