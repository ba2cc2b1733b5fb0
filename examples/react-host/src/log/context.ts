import { createContext, useContext } from 'react';

export interface Entry {
  id: number;
  at: Date;
  widget: string;
  /** Name of the prop that was called. */
  name: string;
  detail: object | undefined;
}

interface LogValue {
  entries: readonly Entry[];
  add: (entry: Omit<Entry, 'id' | 'at'>) => void;
  clear: () => void;
}

export const LogContext = createContext<LogValue | null>(null);

export const useLog = (): LogValue => {
  const log = useContext(LogContext);
  if (!log) throw new Error('There is no LogProvider above.');
  return log;
};

export const useSay = (widget: string) => {
  const { add } = useLog();
  return (name: string, detail?: object): void => add({ widget, name, detail });
};
