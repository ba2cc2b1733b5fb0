import { useEffect } from 'react';
import { useLatest } from '../latest/use-latest.ts';

/** Runs once after `delayMs`; null stops it. Restarts if the delay changes. */
export const useAfter = (delayMs: number | null, run: () => void): void => {
  const latest = useLatest(run);
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, latest]);
};
