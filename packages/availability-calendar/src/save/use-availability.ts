import { useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { useLate } from '../screen/use-late.ts';
import { availabilityQuery, draftKey } from './availability.data.ts';
import type { Draft } from './draft.ts';
import type { OpenDraft } from './open-draft.ts';
import { hearTabs } from './tabs.ts';

const loadEditing = () => import('./editing.ts');

const noDraft = { subscribe: () => () => undefined, read: (): Draft | null => null };

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
  const { subscribe, read } = store ?? noDraft;
  const draft = useSyncExternalStore<Draft | null>(subscribe, read, read);
  const unsaved = draft !== null && draft.pending.length > 0;
  // While edits wait nothing is read behind their back: saving them finds out what was changed elsewhere.
  const query = useQuery({ ...availabilityQuery(client), enabled: !unsaved });
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
    query: { data: draft?.base ?? data, error: query.error, fetchStatus: query.fetchStatus, refetch },
    draft: draft?.base ? draft : null,
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
