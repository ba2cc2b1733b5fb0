import { createStore } from '@tele/client';

/** Whether the service takes changes, learned from what it answers: while it takes none, each answer says until when. */
export interface ReadOnlyWatch {
  /** Looks at what an answer says of changes. */
  hear: (response: Response) => void;
  /** An ISO instant; 'yes' where the service says no end; null while it takes changes. */
  read: () => string | null;
  subscribe: (onChange: () => void) => () => void;
}

export function createReadOnlyWatch(): ReadOnlyWatch {
  const { read, set, subscribe } = createStore<string | null>(null);
  return {
    hear: ({ headers, ok }) => {
      const said = headers.get('tele-read-only');
      // What a gateway answers in its place says nothing of it.
      if (said !== null || ok) set(said);
    },
    read,
    subscribe,
  };
}
