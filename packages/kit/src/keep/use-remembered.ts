import { useCallback, useState } from 'react';
import { useMemoryOf } from './context.ts';

/**
 * State that outlives the screen, and in a widget its unmounting, while the page lives and the person stays the same: the step, the
 * search, what is selected. In memory alone, so that it may hold what `useKept` must not. One component owns a key.
 */
export const useRemembered = <T>(key: string, initial: T): [value: T, set: (next: T) => void] => {
  const memory = useMemoryOf('useRemembered');
  const restore = () => ({ memory, key, value: memory.has(key) ? (memory.get(key) as T) : initial });
  const [held, setHeld] = useState(restore);
  const isOld = held.key !== key || held.memory !== memory;
  const { value } = isOld ? restore() : held;
  if (isOld) setHeld({ memory, key, value });
  const set = useCallback(
    (next: T): void => {
      memory.set(key, next);
      setHeld({ memory, key, value: next });
    },
    [memory, key],
  );
  return [value, set];
};
