import {
  filtersInput,
  searchInput,
  slotsOfSpans,
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
import { useQueryList } from '@tele/kit/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAbsent, itemsOf, slotsQuery } from './slots.data.ts';

/** POST /specialists/search (spec section 7). The reason only affects order; filters hide specialists. */
export const specialistsQuery = (
  client: TeleClient,
  profession: ProfessionId,
  search: SpecialistSearch,
  narrowing?: Narrowing,
) => ({
  ...callQuery(client, 'searchSpecialists', searchInput(profession, search, narrowing)),
  select: itemsOf<Specialist>,
});

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

interface ResultsQuery {
  profession: ProfessionId;
  search: SearchValue;
  narrowing: Narrowing;
  counted: boolean;
}

/** Keeps the data of the same specialty and state while loading. */
const keepSamePlace =
  ({ specialty, state }: SearchValue) =>
  <T>(previous: T | undefined, query?: { queryKey: readonly unknown[] }): T | undefined => {
    const input = query?.queryKey[1] as { body?: { specialty?: string; state?: string } } | undefined;
    const isSame = input?.body?.specialty === specialty && (input.body.state ?? null) === state;
    return isSame ? previous : undefined;
  };

export const useSearchResults = ({ profession, search, narrowing, counted }: ResultsQuery) => {
  const { client } = useTele();
  const enabled = search.specialty !== '';
  const placeholderData = keepSamePlace(search);
  const specialists = useQuery({
    ...specialistsQuery(client, profession, search, narrowing),
    enabled,
    placeholderData,
  });
  const counts = useQuery({
    ...countsQuery(client, profession, search, narrowing),
    enabled: enabled && counted,
    placeholderData,
  });
  return { specialists, counts };
};

/** Picked specialists outside the results, up to ten. `absent` ones are gone for good. */
export const usePickedElsewhere = (picks: readonly SlotPick[], results: readonly Specialist[]) => {
  const { client } = useTele();
  // Specialists a filter just hid are still known: their picks stay counted.
  const [seen] = useState(() => new Map<string, Specialist>());
  for (const specialist of results) seen.set(specialist.specialistId, specialist);
  const missing = picks.filter(({ specialistId }) => !results.some((one) => one.specialistId === specialistId));
  const pages = useQueryList(
    missing.map(({ specialistId: id }) => callQuery(client, 'specialistPage', { params: { id } })),
  );
  const elsewhere = missing.flatMap(({ specialistId }, index) => pages[index]?.data ?? seen.get(specialistId) ?? []);
  const absent = missing.filter((_, index) => isAbsent(pages[index]?.error ?? null));
  return { elsewhere, absent };
};

/** Slots that came with results at `updatedAt`, until reloaded. Others: five at a time (spec section 9). */
export const useSlots = (specialists: readonly Specialist[], updatedAt = 0) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const inResults = useMemo(
    () => specialists.map(({ slotSpans }) => slotSpans && slotsOfSpans(slotSpans)),
    [specialists],
  );
  const key = specialists.flatMap(({ specialistId, slotSpans }) => (slotSpans ? [] : specialistId)).join(' ');
  useEffect(() => {
    const controller = new AbortController();
    void loadSlotsInParallel({
      specialistIds: key === '' ? [] : key.split(' '),
      load: (id) => cache.fetchQuery(slotsQuery(client, id)),
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [key, cache, client]);
  // Disabled: observers have no concurrency limit, and would reload all on focus.
  const queries = useQueryList(
    specialists.map(({ specialistId: id }) => ({ ...slotsQuery(client, id), select: itemsOf<Slot>, enabled: false })),
  );
  const slots = queries.map((query, index) => {
    const data = inResults[index];
    return data && updatedAt >= query.dataUpdatedAt ? { ...query, data } : query;
  });
  const reload = useCallback(
    (specialistIds: readonly string[]) =>
      Promise.allSettled(specialistIds.map((id) => cache.fetchQuery({ ...slotsQuery(client, id), staleTime: 0 }))),
    [cache, client],
  );
  return { slots, reload };
};
