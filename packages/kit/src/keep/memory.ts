import { createStore } from '@tele/client';
import type { SafeStorage } from '../storage/storage.ts';
import type { Stores } from '../store/use-store.ts';
import type { Memory } from './context.ts';
import { memoryStorage } from './memory-storage.ts';

export interface WidgetMemory {
  /** Store of `useKept` if the host gives none. */
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
  const { read, set, subscribe } = createStore<ReadonlyMap<string, unknown>>(new Map());
  return {
    has: (key) => read().has(key),
    get: (key) => read().get(key),
    set: (key, value) => set(new Map(read()).set(key, value)),
    delete: (key) => set(new Map([...read()].filter(([other]) => other !== key))),
    subscribe,
  };
}
