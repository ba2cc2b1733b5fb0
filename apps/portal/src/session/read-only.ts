import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the service takes changes, learned from what it answers: while it takes none, each answer says until when. */
export interface ReadOnlyWatch {
  /** Makes a call, and looks at what its answer says of changes. */
  fetch: typeof globalThis.fetch;
  /** An ISO instant; 'yes' where the service says no end; null while it takes changes. */
  read: () => string | null;
  subscribe: (onChange: () => void) => () => void;
}

/** `send` stands in for the network. */
export function createReadOnlyWatch(
  send: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): ReadOnlyWatch {
  let until: string | null = null;
  const listeners = new Set<() => void>();
  return {
    fetch: async (...request) => {
      const response = await send(...request);
      const said = response.headers.get('tele-read-only');
      // What a gateway answers in its place says nothing of it.
      if (said !== until && (said !== null || response.ok)) {
        until = said;
        for (const listener of listeners) listener();
      }
      return response;
    },
    read: () => until,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const takesChanges: Pick<ReadOnlyWatch, 'read' | 'subscribe'> = { read: () => null, subscribe: () => () => undefined };

/** The watch of the portal. */
export const ReadOnlyContext = createContext(takesChanges);

/** What the service says of changes, as `ReadOnlyWatch.read` does. */
export const useReadOnly = (): string | null => {
  const { subscribe, read } = useContext(ReadOnlyContext);
  return useSyncExternalStore(subscribe, read);
};
