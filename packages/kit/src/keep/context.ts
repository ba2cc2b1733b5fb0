import { createContext } from 'react';
import type { SafeStorage } from '../storage/storage.ts';

export const KeepContext = createContext<SafeStorage | null>(null);

/** In-memory state by name, not in browser storage: it may hold a name or a number. See also `useKept`. */
export interface Memory {
  has: (key: string) => boolean;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  delete: (key: string) => void;
  subscribe: (listener: () => void) => () => void;
}
export const MemoryContext = createContext<Memory | null>(null);
