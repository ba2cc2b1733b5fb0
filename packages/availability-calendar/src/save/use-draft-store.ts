import { useTele } from '@tele/kit';
import type { TeleClient } from '@tele/core/client';
import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useInsertionEffect } from 'react';
import { availabilityKey, availabilityQuery } from './availability.data.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { tellTabs } from './tabs.ts';

const storeKey = ['availability', 'draft'] as const;
/** A save that has no answer by then has failed. */
const patienceMs = 20_000;

interface Held {
  store: DraftStore;
  /** Takes the newest client: its token may be renewed while edits wait. */
  use: (client: TeleClient) => void;
}

/** The store of a provider: it lives in the cache, so that edits outlive the screen until they are saved. */
export const useDraftStore = (): DraftStore => {
  const { client } = useTele();
  const cache = useQueryClient();
  const held = cache.getQueryData<Held>(storeKey) ?? keepStore(cache, client);
  useInsertionEffect(() => {
    held.use(client);
  }, [held, client]);
  return held.store;
};

const keepStore = (cache: QueryClient, first: TeleClient): Held => {
  let client = first;
  const store = createDraftStore({
    save: async (blocks, ifMatch) =>
      client.call('saveAvailability', {
        body: { blocks: [...blocks] },
        ifMatch,
        signal: AbortSignal.timeout(patienceMs),
      }),
    load: () => cache.fetchQuery({ ...availabilityQuery(client), staleTime: 0 }),
    isOnline: () => onlineManager.isOnline(),
    whenOnline: (run) => {
      const stop = onlineManager.subscribe((online) => {
        if (!online) return;
        stop();
        run();
      });
    },
    onBase: (base) => {
      cache.setQueryData(availabilityKey, base);
      tellTabs(base.version);
    },
  });
  const held: Held = {
    store,
    use: (newest) => {
      const renewed = newest !== client;
      client = newest;
      if (renewed && store.read().signedOut) store.retry();
    },
  };
  cache.setQueryDefaults(storeKey, { gcTime: Infinity, staleTime: Infinity });
  cache.setQueryData(storeKey, held);
  return held;
};
