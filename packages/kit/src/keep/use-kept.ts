import { useCallback, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useProvided } from '../provided/use-provided.ts';
import { KeepContext } from './context.ts';

export interface KeptOptions<T> {
  /** Storage key; null stores nothing. Only IDs and times, never a reason or a name (exceptions: docs/decisions). */
  key: string | null;
  read: (kept: unknown) => T | null;
  initial: T;
}

/** State that survives leaving a screen; in the portal, a reload (product.md 'Picks survive'). `initial` deletes it. */
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
