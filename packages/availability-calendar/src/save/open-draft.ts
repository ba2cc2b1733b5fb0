import type { Availability } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { availabilityKey, availabilityQuery, draftKey } from './availability.data.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { tellTabs } from './tabs.ts';

/** A save that has no answer by then has failed. */
const patienceMs = 20_000;

export interface OpenDraft {
  store: DraftStore;
  /** Takes the newest client of a screen that opens, or whose token is another one: what nobody was signed in for is tried again. */
  use: (client: TeleClient) => void;
}

/** Opens the draft of a provider. It lives in the cache, so that edits outlive the screen until they are saved. */
export const openDraft = (cache: QueryClient, first: TeleClient): OpenDraft => {
  let client = first;
  const store = createDraftStore({
    save: async (blocks, { specialistId, version }) =>
      client.call('saveAvailability', {
        body: { specialistId, blocks: [...blocks] },
        ifMatch: version,
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
  const known = cache.getQueryData<Availability>(availabilityKey);
  if (known) store.load(known);
  const draft: OpenDraft = {
    store,
    use: (newest) => {
      client = newest;
      if (store.read().signedOut) queueMicrotask(store.retry);
    },
  };
  cache.setQueryDefaults(draftKey, { gcTime: Infinity, staleTime: Infinity });
  cache.setQueryData(draftKey, draft);
  return draft;
};
