import { useCallback, useSyncExternalStore } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import { MemoryContext } from './context.ts';

/** In-memory state of a person that survives unmounting. May hold names, unlike `useKept`. */
export const useRemembered = <T>(key: string, initial: T): [value: T, set: (next: T) => void] => {
  const memory = useProvided(MemoryContext, 'useRemembered');
  const read = (): T => (memory.has(key) ? (memory.get(key) as T) : initial);
  const value = useSyncExternalStore(memory.subscribe, read, read);
  const set = useCallback((next: T): void => memory.set(key, next), [memory, key]);
  return [value, set];
};
