import {
  filtersInput,
  searchInput,
  type Narrowing,
  type ProfessionId,
  type SearchValue,
  type Slot,
  type SlotPick,
  type Specialist,
  type SpecialistSearch,
} from '@tele/core';
import { loadSlotsInParallel, type TeleClient } from '@tele/client';
import { callQuery, useTele } from '@tele/kit';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAbsent, itemsOf, slotsQuery } from './slots.data.ts';

/** POST /specialists/search (spec section 7). The reason orders the answer and hides nobody; filters do. */
export const specialistsQuery = (
  client: TeleClient,
  profession: ProfessionId,
  search: SpecialistSearch,
  narrowing?: Narrowing,
) => ({
  ...callQuery(client, 'searchSpecialists', searchInput(profession, search, narrowing)),
  select: itemsOf<Specialist>,
});

/** POST /specialists/count: how many fit, and what dropping each filter would give. */
export function countsQuery(
  client: TeleClient,
  profession: ProfessionId,
  { specialty, state }: Pick<SearchValue, 'specialty' | 'state'>,
  narrowing: Narrowing,
) {
  const filters = filtersInput(narrowing);
  return callQuery(client, 'countSpecialists', {
    body: { profession, specialty, ...(state && { state }), ...(filters && { filters }) },
  });
}

/** What is searched. */
interface ResultsQuery {
  profession: ProfessionId;
  search: SearchValue;
  narrowing: Narrowing;
  /** How many fit is asked for too. */
  counted: boolean;
}

/** Who is found and how many fit. What was found stays while the next of the same place is on its way, and so do the filters above it. */
export const useFound = ({ profession, search, narrowing, counted }: ResultsQuery) => {
  const { client } = useTele();
  const enabled = search.specialty !== '';
  const specialists = useQuery({
    ...specialistsQuery(client, profession, search, narrowing),
    enabled,
    placeholderData: (before, query) => (isOf(query?.queryKey, search) ? before : undefined),
  });
  const counts = useQuery({
    ...countsQuery(client, profession, search, narrowing),
    enabled: enabled && counted,
    placeholderData: (before, query) => (isOf(query?.queryKey, search) ? before : undefined),
  });
  return { specialists, counts };
};

/** Whether what was read before is of the same place, by the key it was read under. */
function isOf(key: readonly unknown[] | undefined, { specialty, state }: SearchValue): boolean {
  const input = key?.[1] as { body?: { specialty?: string; state?: string } } | undefined;
  return input?.body?.specialty === specialty && (input.body.state ?? null) === state;
}

/**
 * Those picked who are not among the found, as filters or their own page leave it: asked for one by one, ten at most. `settled` once every pick is
 * known or known to be gone.
 */
export const usePickedElsewhere = (picks: readonly SlotPick[], found: readonly Specialist[]) => {
  const { client } = useTele();
  // Whom a filter has just hidden is known already: their pick is counted without a gap.
  const [seen] = useState(() => new Map<string, Specialist>());
  for (const specialist of found) seen.set(specialist.specialistId, specialist);
  const missing = picks.filter(({ specialistId }) => !found.some((one) => one.specialistId === specialistId));
  const pages = useQueries({
    queries: missing.map(({ specialistId: id }) => callQuery(client, 'specialistPage', { params: { id } })),
  });
  const elsewhere = missing.flatMap(({ specialistId }, index): Specialist[] => {
    const known = pages[index]?.data ?? seen.get(specialistId);
    return known ? [known] : [];
  });
  const absent = missing.filter((_, index) => isAbsent(pages[index]?.error ?? null));
  return { elsewhere, absent };
};

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
    const ignore = (): void => undefined;
    void loadSlotsInParallel({
      specialistIds: ids,
      load: (id) => cache.fetchQuery(slotsQuery(client, id)),
      onLoaded: ignore,
      onFailed: ignore,
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
