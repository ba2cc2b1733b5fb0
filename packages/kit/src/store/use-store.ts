import { createContext } from 'react';
import { useProvided } from '../provided/use-provided.ts';

/** State that outlives the screens which use it, such as edits that are not saved yet. */
export interface Store {
  /** Ends its timers and listeners: the provider goes, or another person comes. A widget that comes back connects it again. */
  close: () => void;
}

export type Stores = Map<() => Store, Store>;
export const StoresContext = createContext<Stores | null>(null);

/**
 * The one store that `create` made for this provider and person, the same on every screen. `create` stands at module level, because it
 * is the key too, and has no effects: the screen connects the store to its page in an effect. Gone with the page; `useKept` is for what
 * may stay in the browser. Null while the code that has `create` is on its way.
 */
export const useStore = <One extends Store>(create: (() => One) | null): One | null => {
  const stores = useProvided(StoresContext, 'useStore');
  if (!create) return null;
  // What stands under `create` was made by it.
  const held = stores.get(create) as One | undefined;
  if (held) return held;
  const made = create();
  stores.set(create, made);
  return made;
};
