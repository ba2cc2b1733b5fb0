import { appointmentsKey } from '@tele/appointments';
import type { TeleClient } from '@tele/core/client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const incomingKey = ['selections', 'incoming'] as const;

/** Paid selections that wait for this specialist, soonest first. */
export const incomingQuery = (client: TeleClient) =>
  queryOptions({
    queryKey: incomingKey,
    queryFn: async ({ signal }) => {
      const { items } = await client.call('incomingSelections', { signal });
      return items.toSorted((a, b) => Date.parse(a.slotISO) - Date.parse(b.slotISO));
    },
    // Another specialist's answer takes a request away without asking us.
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** Reads again what an answer changed: the inbox, and the appointments. */
export const refreshAfterAnswer = async (cache: QueryClient): Promise<void> => {
  await Promise.all([
    cache.invalidateQueries({ queryKey: incomingKey }),
    cache.invalidateQueries({ queryKey: appointmentsKey }),
  ]);
};
