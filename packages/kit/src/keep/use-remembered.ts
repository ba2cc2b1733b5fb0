import { useCallback, useSyncExternalStore } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import { MemoryContext } from './context.ts';

/**
 * State that outlives the screen, and in a widget its unmounting, while the page lives and the person stays the same: the step, the
 * search, what is selected. In memory alone, so that it may hold what `useKept` must not. What a screen sets that is gone meanwhile, such as
 * one that was removed while it paid, is seen by the one in its place.
 */
export const useRemembered = <T>(key: string, initial: T): [value: T, set: (next: T) => void] => {
  const memory = useProvided(MemoryContext, 'useRemembered');
  const read = (): T => (memory.has(key) ? (memory.get(key) as T) : initial);
  const value = useSyncExternalStore(memory.subscribe, read, read);
  const set = useCallback((next: T): void => memory.set(key, next), [memory, key]);
  return [value, set];
};
