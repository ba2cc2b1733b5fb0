import { useStore, useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { availabilityQuery } from './availability.data.ts';
import type { Draft } from './draft.ts';
import { draftService } from './draft-service.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { hearTabs } from './tabs.ts';

/** One part of the draft; draws anew when that part changes, not with every state of a save. */
export const useDraft = <Part>(store: DraftStore, partOf: (draft: Draft) => Part): Part => {
  const read = (): Part => partOf(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** All availability with the edits of the draft, and the draft itself. `root` stands in the page that edits hold up. */
export const useAvailability = (root: RefObject<HTMLElement | null>) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const store = useStore(createDraftStore);
  useEffect(() => {
    const page = root.current?.ownerDocument.defaultView;
    if (page) store.connect(draftService(client, cache, page));
  }, [root, store, client, cache]);
  const { data, error, fetchStatus, refetch } = useQuery({
    ...availabilityQuery(client),
    // While edits wait nothing newer is read: saving them finds out what was changed elsewhere.
    enabled: () => store.read().pending.length === 0,
    // Not 'data': a save writes what is on the screen already.
    notifyOnChangeProps: ['error', 'fetchStatus'],
  });
  useEffect(() => {
    if (data) store.load(data);
  }, [data, store]);
  useEffect(
    () =>
      hearTabs((version) => {
        const { base, pending } = store.read();
        if (base && pending.length === 0 && base.version !== version) void refetch();
      }),
    [store, refetch],
  );
  const blocks = useDraft(store, (draft) => (draft.base ? draft.blocks : data?.items));
  return { query: { data: blocks, error, fetchStatus, refetch }, store };
};
