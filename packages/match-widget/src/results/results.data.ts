import { limits, searchInput, type ProfessionId, type Slot, type Specialist, type SpecialistSearch } from '@tele/core';
import { loadSlotsInParallel, type TeleClient } from '@tele/core/client';
import { callQuery, useTele } from '@tele/kit';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

const itemsOf = <T>({ items }: { items: readonly T[] }): readonly T[] => items;

/** POST /specialists/search (spec section 7). The reason orders the answer and hides nobody. */
export const specialistsQuery = (client: TeleClient, profession: ProfessionId, search: SpecialistSearch) => ({
  ...callQuery(client, 'searchSpecialists', searchInput(profession, search)),
  select: itemsOf<Specialist>,
});

/** Free slots of one specialist, 30 days ahead. */
export const slotsQuery = (client: TeleClient, specialistId: string) =>
  callQuery(client, 'availabilitySlots', { query: { specialistId, days: limits.slotDays } });

/**
 * The slots of each specialist, in the order given, loaded by five workers (spec section 9). Nothing waits for all of
 * them: each result changes by itself.
 */
export const useSlots = (specialists: readonly Specialist[]) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const key = specialists.map(({ specialistId }) => specialistId).join(' ');
  const ids = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  useEffect(() => {
    const stop = new AbortController();
    // The cache tells the cards, so there is nothing to do on arrival.
    const told = (): void => undefined;
    void loadSlotsInParallel({
      specialistIds: ids,
      load: (id) => cache.fetchQuery(slotsQuery(client, id)),
      onLoaded: told,
      onFailed: told,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [ids, cache, client]);
  const slots = useQueries({
    queries: ids.map((id) => ({ ...slotsQuery(client, id), select: itemsOf<Slot>, enabled: false })),
  });
  /** Asks anew for some of them. A failure shows on the card itself. */
  const reload = useCallback(
    async (specialistIds: readonly string[]): Promise<void> => {
      await Promise.allSettled(
        specialistIds.map((id) => cache.fetchQuery({ ...slotsQuery(client, id), staleTime: 0 })),
      );
    },
    [cache, client],
  );
  return { slots, reload };
};
