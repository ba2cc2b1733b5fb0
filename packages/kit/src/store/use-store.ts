import { createContext } from 'react';
import { useProvided } from '../provided/use-provided.ts';

export interface Store {
  /** Ends timers and listeners, on unmount or for another person. A remounted widget connects it again. */
  close: () => void;
}

export type Stores = Map<() => Store, Store>;
export const StoresContext = createContext<Stores | null>(null);

/** The person's in-memory store for all screens, keyed by `create` (module level, no effects). Null without it. */
export const useStore = <One extends Store>(create: (() => One) | null): One | null => {
  const stores = useProvided(StoresContext, 'useStore');
  if (!create) return null;
  const held = stores.get(create) as One | undefined;
  if (held) return held;
  const made = create();
  stores.set(create, made);
  return made;
};
