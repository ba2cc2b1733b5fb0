export interface ValueStore<T> {
  /** The same value until the next `set`. */
  read: () => T;
  /** Calls every listener, unless the value is the same. */
  set: (next: T) => void;
  /** Calls back after each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** One value for `useSyncExternalStore`. `onListeners` gets the number of listeners each time one comes or goes. */
export function createStore<T>(initial: T, onListeners?: (count: number) => void): ValueStore<T> {
  let value = initial;
  // Each subscription has its own key: the same function may subscribe twice.
  const listeners = new Map<symbol, () => void>();
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners.values()) listener();
    },
    subscribe: (listener) => {
      const key = Symbol();
      listeners.set(key, listener);
      onListeners?.(listeners.size);
      return () => {
        if (listeners.delete(key)) onListeners?.(listeners.size);
      };
    },
  };
}
