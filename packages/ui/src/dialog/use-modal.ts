import { useEffect, useRef, useState } from 'react';
import { lateCode } from '../late/late-code.ts';
import type * as Late from './Modal.tsx';

const lateModal = lateCode(() => import('./Modal.tsx'));

export const useModal = (open: boolean, onUnavailable: () => void): typeof Late | null => {
  const [loaded, setLoaded] = useState<{ parts: typeof Late } | null>(null);
  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    unavailable.current = onUnavailable;
  });
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return undefined;
    const idle = requestIdleCallback(() => lateModal.preload());
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let isCurrent = true;
    lateModal.load().then(
      (parts) => isCurrent && setLoaded({ parts }),
      () => isCurrent && unavailable.current(),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, loaded]);
  return loaded?.parts ?? null;
};
