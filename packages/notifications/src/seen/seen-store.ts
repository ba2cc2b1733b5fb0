import { seenAll, type SeenKeys, type NotificationFacts } from '@tele/core';
import { createStore } from '@tele/client';
import type { SafeStorage } from '@tele/kit';

export interface SeenPlace {
  storage: SafeStorage;
  key: string;
}

export interface SeenStore {
  /** Stable until it changes. */
  read: () => SeenKeys;
  seeAll: (notifications: NotificationFacts) => void;
  subscribe: (onChange: () => void) => () => void;
}

const nothing: SeenKeys = { appointments: [], requests: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Stored keys; none if invalid. */
function parse(text: string | null): SeenKeys {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { appointments, requests } = kept as Record<string, unknown>;
    return isTexts(appointments) && isTexts(requests) ? { appointments, requests } : nothing;
  } catch {
    return nothing;
  }
}

/** Seen keys, synced across tabs. If storage is full or blocked, this tab's memory holds them. */
export function createSeenStore({ storage, key }: SeenPlace): SeenStore {
  let unkept: string | null = null;
  let shown: { text: string | null; seen: SeenKeys } = { text: null, seen: nothing };
  const changes = createStore(0, (readers) => {
    if (readers > 0) globalThis.addEventListener('storage', follow);
    else globalThis.removeEventListener('storage', follow);
  });
  const tell = (): void => changes.set(changes.read() + 1);
  const follow = (event: StorageEvent): void => {
    // Null: all keys were cleared.
    if (event.key !== key && event.key !== null) return;
    unkept = null;
    tell();
  };
  return {
    read: () => {
      const present = unkept ?? storage.get(key);
      if (present !== shown.text) shown = { text: present, seen: parse(present) };
      return shown.seen;
    },
    seeAll: (notifications) => {
      const next = JSON.stringify(seenAll(notifications));
      if (next === (unkept ?? storage.get(key))) return;
      storage.set(key, next);
      unkept = storage.get(key) === next ? null : next;
      tell();
    },
    subscribe: changes.subscribe,
  };
}
