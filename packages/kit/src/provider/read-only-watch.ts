/** Whether the service takes changes, learned from what it answers: while it takes none, each answer says until when. */
export interface ReadOnlyWatch {
  /** Looks at what an answer says of changes. */
  hear: (response: Response) => void;
  /** An ISO instant; 'yes' where the service says no end; null while it takes changes. */
  read: () => string | null;
  subscribe: (onChange: () => void) => () => void;
}

export function createReadOnlyWatch(): ReadOnlyWatch {
  let until: string | null = null;
  const listeners = new Set<() => void>();
  return {
    hear: ({ headers, ok }) => {
      const said = headers.get('tele-read-only');
      // What a gateway answers in its place says nothing of it.
      if (said === until || (said === null && !ok)) return;
      until = said;
      for (const listener of listeners) listener();
    },
    read: () => until,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
