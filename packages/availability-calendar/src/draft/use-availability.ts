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

/** Draft and edits; null until the code loads, so nothing can be edited before. */
export interface Drafting {
  store: DraftStore;
  service: typeof draftService;
}

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
    // No refetch while edits wait: saving them detects conflicts.
    enabled: () => !isEdited(store),
    // Without 'data': the screen already shows saved edits.
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
