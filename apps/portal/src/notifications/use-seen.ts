import type { SeenKeys, NotificationFacts } from '@tele/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { Experience } from '../places.ts';
import { seenKey, storedSeen } from '../session/stored.ts';
import { createSeenStore } from './seen-store.ts';

/** Notifications a person has seen on a side, by user ID, across this device's tabs. */
export const useSeen = (
  person: string,
  side: Experience,
): { seen: SeenKeys; seeAll: (notifications: NotificationFacts) => void } => {
  const store = useMemo(() => createSeenStore(storedSeen(person, side), seenKey(person, side)), [person, side]);
  return { seen: useSyncExternalStore(store.subscribe, store.read), seeAll: store.seeAll };
};
