import type { SeenKeys, NotificationFacts } from '@tele/core';
import { useMemo, useSyncExternalStore } from 'react';
import { createSeenStore, type SeenPlace } from './seen-store.ts';

export const useSeen = ({
  storage,
  key,
}: SeenPlace): { seen: SeenKeys; seeAll: (notifications: NotificationFacts) => void } => {
  const store = useMemo(() => createSeenStore({ storage, key }), [storage, key]);
  return { seen: useSyncExternalStore(store.subscribe, store.read), seeAll: store.seeAll };
};
