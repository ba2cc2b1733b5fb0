import { useEffect, useRef } from 'react';

interface Countdown {
  durationMs: number;
  /** The clock stands still. */
  held: boolean;
  running: boolean;
  onOver: () => void;
}

/** Calls back when a time is over, the time it was held not counted. */
export const useCountdown = ({ durationMs, held, running, onOver }: Countdown): void => {
  const left = useRef(durationMs);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (held || !running) return undefined;
    const from = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [held, running]);
};
