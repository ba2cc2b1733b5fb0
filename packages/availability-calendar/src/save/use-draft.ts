import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

const never = () => () => undefined;

/** One part of the draft, null before there is one. Only another value of it draws anew: a save goes through several states. */
export const useDraft = <Part>(store: DraftStore | null, partOf: (draft: Draft) => Part): Part | null => {
  const read = (): Part | null => (store ? partOf(store.read()) : null);
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};
