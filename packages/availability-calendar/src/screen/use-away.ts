import { callPages, callQuery, useTele } from '@tele/kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { awayOf, keptOf } from '../away/away.ts';
import { timed } from '../grid/timed.ts';

/** What hides the slots of the specialist signed in. The calendar goes on without it when it cannot be had: patients see no such slot either way. */
export const useAway = () => {
  const { client } = useTele();
  const { data, isError, isPaused } = useQuery(callQuery(client, 'timesAway'));
  // Without it the booking alone is shown; the inbox and the bell tell of it too.
  const { data: moves } = useInfiniteQuery(callPages(client, 'waitingReschedules'));
  const away = useMemo(() => timed([...(data ? awayOf(data) : []), ...keptOf(moves?.items ?? [])]), [data, moves]);
  return { away, failed: data === undefined && (isError || isPaused) };
};
