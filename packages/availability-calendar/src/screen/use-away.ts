import { callPages, callQuery, useTele } from '@tele/kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { awayOf, keptOf } from '../away/away.ts';
import { timed } from '../grid/timed.ts';

/** Times that hide slots. The calendar works without them: patients do not see such slots either way. */
export const useAway = () => {
  const { client } = useTele();
  const { data, isError, isPaused } = useQuery(callQuery(client, 'timesAway'));
  // Optional: without it only the booking shows; inbox and bell also list it.
  const { data: moves } = useInfiniteQuery(callPages(client, 'waitingReschedules'));
  const away = useMemo(() => timed([...(data ? awayOf(data) : []), ...keptOf(moves?.items ?? [])]), [data, moves]);
  return { away, failed: data === undefined && (isError || isPaused) };
};
