import { seenAll, type SeenKeys, type NotificationFacts } from '@tele/core';
import { createStore } from '@tele/client';
import type { StoredText } from '../session/stored.ts';

/** Notifications a person has seen, on this device. */
export interface SeenStore {
  /** Stable until it changes. */
  read: () => SeenKeys;
  /** Marks everything as seen. */
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
export function createSeenStore(text: StoredText, key: string): SeenStore {
  let unkept: string | null = null;
  let shown: { text: string | null; seen: SeenKeys } = { text: null, seen: nothing };
  const changes = createStore(0, (readers) => {
    if (readers > 0) window.addEventListener('storage', follow);
    else window.removeEventListener('storage', follow);
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
      const present = unkept ?? text.read();
      if (present !== shown.text) shown = { text: present, seen: parse(present) };
      return shown.seen;
    },
    seeAll: (notifications) => {
      const next = JSON.stringify(seenAll(notifications));
      if (next === (unkept ?? text.read())) return;
      text.write(next);
      unkept = text.read() === next ? null : next;
      tell();
    },
    subscribe: changes.subscribe,
  };
}
