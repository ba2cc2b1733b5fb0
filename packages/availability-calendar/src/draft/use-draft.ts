import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

const never = () => () => undefined;

/** Part of the draft; re-renders when that part changes, not on each save state. Null without a draft. */
export const useDraft = <Part>(store: DraftStore | null, partOf: (draft: Draft) => Part): Part | null => {
  const read = (): Part | null => store && partOf(store.read());
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};
