import { createStore } from '@tele/client';

/** Tracks read-only mode: while on, every answer has a header with its end. */
export interface ReadOnlyWatch {
  hear: (response: Response) => void;
  /** ISO instant; 'yes' without a known end; null while changes are accepted. */
  read: () => string | null;
  subscribe: (onChange: () => void) => () => void;
}

export function createReadOnlyWatch(): ReadOnlyWatch {
  const { read, set, subscribe } = createStore<string | null>(null);
  return {
    hear: ({ headers, ok }) => {
      const said = headers.get('tele-read-only');
      // A gateway's error lacks the header, so it proves nothing.
      if (said !== null || ok) set(said);
    },
    read,
    subscribe,
  };
}
