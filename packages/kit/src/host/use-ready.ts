import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useLatest } from '../latest/use-latest.ts';

/** Tells the host that the widget is ready; outside a widget nobody is told. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** What the frame of a widget gives as ReadyContext: tells the host once, however often and by whomever it is called. */
export const useTellReady = (onReady: (() => void) | undefined): (() => void) => {
  const latest = useLatest(onReady);
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    latest.current?.();
  }, [latest]);
};

/** For what a widget shows first: `ready` once it can be used, or says why it cannot. The host's `onReady` is called once for each mount. */
export const useReady = (ready: boolean): void => {
  const tell = useContext(ReadyContext);
  useEffect(() => {
    if (ready) tell();
  }, [ready, tell]);
};
