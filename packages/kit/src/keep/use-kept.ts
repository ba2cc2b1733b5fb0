import { useCallback, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useProvided } from '../provided/use-provided.ts';
import { KeepContext } from './context.ts';

export interface KeptOptions<T> {
  /** Under which it is kept; null keeps nothing. What is kept outlives the screen, so it holds ids and times, never a reason or a name; an application and a profile alone are kept as they are written, without a Medicare number (docs/decisions). */
  key: string | null;
  /** Makes a value of what was kept; null for what no longer makes sense. */
  read: (kept: unknown) => T | null;
  initial: T;
}

/**
 * State that survives what takes a screen away: a step back, a sign-in, in the portal a reload too (product.md 'Picks survive'). Setting
 * it to `initial` forgets it.
 */
export const useKept = <T>({ key, read, initial }: KeptOptions<T>): [value: T, set: (next: T) => void] => {
  const store = useProvided(KeepContext, 'useKept');
  const first = useLatest(initial);
  const restore = (): { store: typeof store; key: string | null; value: T } => {
    const kept = key === null ? null : store.get(key);
    return { store, key, value: (kept === null ? null : readJson(kept, read)) ?? initial };
  };
  const [held, setHeld] = useState(restore);
  if (held.key !== key || held.store !== store) setHeld(restore());
  const set = useCallback(
    (value: T): void => {
      if (key !== null && value === first.current) store.remove(key);
      else if (key !== null) store.set(key, JSON.stringify(value));
      setHeld({ store, key, value });
    },
    [store, key, first],
  );
  return [held.value, set];
};

function readJson<T>(kept: string, read: (value: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(kept));
  } catch {
    return null;
  }
}
