import { useEffect, useRef } from 'react';

interface Countdown {
  durationMs: number;
  held: boolean;
  running: boolean;
  onOver: () => void;
}

/** Calls back when the time is over, not counting pauses. */
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
