import { useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useState } from 'react';
import { useLate } from '../screen/use-late.ts';
import { availabilityQuery, draftKey } from './availability.data.ts';
import type { Draft } from './draft.ts';
import type { OpenDraft } from './open-draft.ts';
import { hearTabs } from './tabs.ts';
import { useDraft } from './use-draft.ts';

const loadEditing = () => import('./editing.ts');

const shownOf = ({ base, blocks }: Draft) => base && blocks;

/** All availability as it is shown, with what edits and saves it once that has come. */
export const useAvailability = () => {
  const { client } = useTele();
  const cache = useQueryClient();
  // Counts the edits that were made before there was anything to make them with.
  const [asked, setAsked] = useState(0);
  const { part: editing, failures, prepare } = useLate(loadEditing, asked);
  const open = cache.getQueryData<OpenDraft>(draftKey) ?? editing?.openDraft(cache, client) ?? null;
  useInsertionEffect(() => {
    open?.use(client);
  }, [open, client]);
  const store = open?.store ?? null;
  const query = useQuery({
    ...availabilityQuery(client),
    // While edits wait nothing is read behind their back: saving them finds out what was changed elsewhere.
    enabled: () => !store?.read().pending.length,
    // A save writes its answer there, which the draft has shown already; a read says that it has ended.
    notifyOnChangeProps: store ? ['error', 'fetchStatus'] : ['data', 'error', 'fetchStatus'],
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data) store?.load(data);
  }, [data, store]);
  useEffect(
    () =>
      hearTabs((version) => {
        const held = store?.read();
        const shown = held?.base ?? data;
        if (!held?.pending.length && shown && shown.version !== version) void refetch();
      }),
    [store, data, refetch],
  );
  return {
    /** All blocks, with the edits. */
    query: {
      data: useDraft(store, shownOf) ?? data?.items,
      error: query.error,
      fetchStatus: query.fetchStatus,
      refetch,
    },
    store,
    /** Null until it has come. */
    editing,
    /** How often it was asked for and could not be fetched. */
    failures,
    /** Fetches it, because somebody is near. */
    prepare,
    askForEditing: () => setAsked((count) => count + 1),
  };
};
