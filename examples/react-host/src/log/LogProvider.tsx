import { useMemo, useState, type ReactNode } from 'react';
import { LogContext, type Entry } from './context.ts';

export const LogProvider = ({ children }: { children: ReactNode }) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const value = useMemo(
    () => ({
      entries,
      add: (entry: Omit<Entry, 'id' | 'at'>) => {
        const at = new Date();
        setEntries((before) => [...before, { ...entry, at, id: (before.at(-1)?.id ?? 0) + 1 }]);
      },
      clear: () => setEntries([]),
    }),
    [entries],
  );
  return <LogContext value={value}>{children}</LogContext>;
};
