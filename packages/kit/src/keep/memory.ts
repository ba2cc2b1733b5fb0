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
  remembered: new Map(),
  stores: new Map(),
});
