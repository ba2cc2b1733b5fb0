import type { SafeStorage } from '../storage/storage.ts';
import type { Stores } from '../store/use-store.ts';
import type { Memory } from './context.ts';
import { memoryStorage } from './memory-storage.ts';

/** All that one widget holds of one person while the page lives. */
export interface WidgetMemory {
  /** What `useKept` keeps where the host gives no store of its own. */
  kept: SafeStorage;
  remembered: Memory;
  stores: Stores;
}

export const createMemory = (): WidgetMemory => ({
  kept: memoryStorage(),
  remembered: createRemembered(),
  stores: new Map(),
});

function createRemembered(): Memory {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => values.has(key),
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      tell();
    },
    delete: (key) => {
      values.delete(key);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
