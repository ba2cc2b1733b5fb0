import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

const never = () => () => undefined;

/** One part of the draft; draws anew when that part changes, not with every state of a save. Null while there is no draft. */
export const useDraft = <Part>(store: DraftStore | null, partOf: (draft: Draft) => Part): Part | null => {
  const read = (): Part | null => store && partOf(store.read());
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};
