import { useEffect, useRef, useState } from 'react';
import type * as Late from './Modal.tsx';

const fetchModal = () => import('./Modal.tsx');

/**
 * The modal, null until its code has arrived: nobody waits for it before a page can be used. It is fetched when
 * the page has nothing else to do, or at the latest when a dialog opens. `onUnavailable` is called when that fails, so
 * that the caller can close again and the next press tries anew.
 */
export const useModal = (open: boolean, onUnavailable: () => void): typeof Late | null => {
  const [loaded, setLoaded] = useState<{ parts: typeof Late } | null>(null);
  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    unavailable.current = onUnavailable;
  });
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return undefined;
    const idle = requestIdleCallback(() => void fetchModal().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let wanted = true;
    fetchModal().then(
      (parts) => wanted && setLoaded({ parts }),
      () => wanted && unavailable.current(),
    );
    return () => {
      wanted = false;
    };
  }, [open, loaded]);
  return loaded?.parts ?? null;
};
