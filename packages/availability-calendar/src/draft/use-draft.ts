import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

const never = () => () => undefined;

export const useDraft = <Part>(store: DraftStore | null, partOf: (draft: Draft) => Part): Part | null => {
  const read = (): Part | null => store && partOf(store.read());
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};
