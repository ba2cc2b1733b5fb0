import { createContext } from 'react';
import type { SafeStorage } from '../storage/storage.ts';

export const KeepContext = createContext<SafeStorage | null>(null);

/**
 * What a provider remembers, by name: where a widget stands (`useRemembered`) and what is typed into its forms (`useForm`). Not in the
 * browser's stores: it may be a name or a number. What must outlive a reload is for `useKept`.
 */
export interface Memory {
  has: (key: string) => boolean;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  delete: (key: string) => void;
  /** Calls back after each change, whoever made it. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}
export const MemoryContext = createContext<Memory | null>(null);
