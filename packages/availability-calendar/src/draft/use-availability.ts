import { useLatest, useSignedOut, useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { availabilityQuery } from './availability.data.ts';
import type { Draft } from './draft.ts';
import type { draftService } from './draft-service.ts';
import type { DraftStore } from './draft-store.ts';
import { hearTabs } from './tabs.ts';
import { useDraft } from './use-draft.ts';

const shownIn = ({ base, blocks }: Draft) => base && blocks;

/** What holds edits; null until its code has come, before which nothing can be edited. */
export interface Drafting {
  store: DraftStore;
  service: typeof draftService;
}

/** All availability with the edits of the draft. `root` stands in the page that edits hold up; `onSaved` is told how many blocks there are. */
export const useAvailability = (
  root: RefObject<HTMLElement | null>,
  drafting: Drafting | null,
  onSaved: ((count: number) => void) | undefined,
) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const store = drafting?.store ?? null;
  const service = drafting?.service;
  const latestSaved = useLatest(onSaved);
  useEffect(() => {
    const page = root.current?.ownerDocument.defaultView;
    const tell = (count: number): void => latestSaved.current?.(count);
    if (page && service) store?.connect(service(client, cache, { page, onSaved: tell }));
  }, [root, store, service, client, cache, latestSaved]);
  const { reason } = useSignedOut();
  useEffect(() => {
    if (reason === null) store?.resume();
  }, [reason, store]);
  const { data, error, fetchStatus, refetch } = useQuery({
    ...availabilityQuery(client),
    // While edits wait nothing newer is read: saving them finds out what was changed elsewhere.
    enabled: () => !isEdited(store),
    // Not 'data': a save writes what is on the screen already.
    notifyOnChangeProps: ['error', 'fetchStatus'],
  });
  useEffect(() => {
    if (data) store?.load(data);
  }, [data, store]);
  useEffect(
    () =>
      hearTabs((version) => {
        const held = cache.getQueryData(availabilityQuery(client).queryKey);
        if (held && !isEdited(store) && held.version !== version) void refetch();
      }),
    [store, refetch, cache, client],
  );
  return { data: useDraft(store, shownIn) ?? data?.items, error, fetchStatus, refetch };
};

const isEdited = (store: DraftStore | null): boolean => store !== null && store.read().pending.length > 0;
