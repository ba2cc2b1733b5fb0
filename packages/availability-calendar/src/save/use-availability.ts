import { limits } from '@tele/core';
import { useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { availabilityQuery } from './availability.data.ts';
import { hearTabs } from './tabs.ts';
import { useDraftStore } from './use-draft-store.ts';

/** All availability as it is shown, with everything that edits and saves it. */
export const useAvailability = () => {
  const { client } = useTele();
  const store = useDraftStore();
  const draft = useSyncExternalStore(store.subscribe, store.read, store.read);
  const unsaved = draft.pending.length > 0;
  // While edits wait nothing is read behind their back: saving them finds out what was changed elsewhere.
  const query = useQuery({ ...availabilityQuery(client), enabled: !unsaved });
  const { data, refetch } = query;
  useEffect(() => {
    if (data) store.load(data);
  }, [data, store]);
  useEffect(
    () =>
      hearTabs((version) => {
        const { base, pending } = store.read();
        if (pending.length === 0 && base && base.version !== version) void refetch();
      }),
    [store, refetch],
  );
  const ready = draft.base ?? data;
  return {
    query: { data: ready, error: query.error, fetchStatus: query.fetchStatus, refetch },
    draft: draft.base ? draft : null,
    store,
    full: draft.blocks.length >= limits.maxBlocks,
  };
};
