import { useEffect, useRef, type RefObject } from 'react';

interface Countdown {
  durationMs: number;
  /** The clock stands still. */
  held: boolean;
  running: boolean;
  onOver: () => void;
}

/** Calls back when a time is over. The clock is an animation that moves nothing: it can be held, and ends with its element. */
export const useCountdown = (element: RefObject<HTMLElement | null>, countdown: Countdown): void => {
  const { durationMs, held, running, onOver } = countdown;
  const clock = useRef<Animation | null>(null);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (!running || !element.current || !('animate' in element.current)) return undefined;
    const started = element.current.animate(null, durationMs);
    started.addEventListener('finish', () => latest.current());
    clock.current = started;
    return () => started.cancel();
  }, [element, running, durationMs]);
  useEffect(() => {
    if (held) clock.current?.pause();
    else if (clock.current?.playState === 'paused') clock.current.play();
  }, [held, running, durationMs]);
};
