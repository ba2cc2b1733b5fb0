import { useEffect } from 'react';

/** Runs when idle and `ready`, unless the reader saves data. `run` must be stable. */
export const useWhenIdle = (ready: boolean, run: () => void): void => {
  useEffect(() => {
    const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData;
    if (saves || !ready) return;
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [ready, run]);
};
