import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useLatest } from '../latest/use-latest.ts';

export const ReadyContext = createContext<() => void>(() => undefined);

export const useTellReady = (onReady: (() => void) | undefined): (() => void) => {
  const latest = useLatest(onReady);
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    latest.current?.();
  }, [latest]);
};

/** Calls the host's `onReady` once per mount, when `ready`: the widget is usable, or shows why not. */
export const useReady = (ready: boolean): void => {
  const tell = useContext(ReadyContext);
  useEffect(() => {
    if (ready) tell();
  }, [ready, tell]);
};
