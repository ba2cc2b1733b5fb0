import type * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';

const fetchDialog = () => import('@radix-ui/react-dialog');

/**
 * The dialog parts, null until they have arrived: nobody waits for them before a page can be used. They are fetched when
 * the page has nothing else to do, or at the latest when a dialog opens. `onUnavailable` is called when that fails, so
 * that the caller can close again and the next press tries anew.
 */
export const useDialog = (open: boolean, onUnavailable: () => void): typeof Radix | null => {
  const [loaded, setLoaded] = useState<{ parts: typeof Radix } | null>(null);
  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    unavailable.current = onUnavailable;
  });
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return undefined;
    const idle = requestIdleCallback(() => void fetchDialog().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let wanted = true;
    fetchDialog().then(
      (parts) => wanted && setLoaded({ parts }),
      () => wanted && unavailable.current(),
    );
    return () => {
      wanted = false;
    };
  }, [open, loaded]);
  return loaded?.parts ?? null;
};
