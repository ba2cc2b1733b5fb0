export interface ValueStore<T> {
  /** The same reference until the next `set`. */
  read: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T, onListeners?: (count: number) => void): ValueStore<T> {
  let value = initial;
  // Keyed by subscription, because the same function may subscribe twice.
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
