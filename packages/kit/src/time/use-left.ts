import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useTele } from '../provider/context.ts';
import { leftUntil, type TimeLeft } from './left.ts';

/** Time left until an ISO instant in UTC, updated each second. Calls `onEnd` once, if it ends while on screen. */
export const useLeft = (untilISO: string, onEnd?: () => void): TimeLeft => {
  const { now } = useTele();
  const [left, setLeft] = useState(() => leftUntil(untilISO, now()));
  const latest = useLatest({ now, onEnd });
  const ended = useRef<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      const present = latest.current.now();
      const next = leftUntil(untilISO, present);
      setLeft((shown) => (shown.seconds === next.seconds ? shown : next));
      if (next.seconds > 0) {
        // At the next whole second left, however late the last timer was.
        timer = setTimeout(count, (Date.parse(untilISO) - present.getTime()) % 1_000 || 1_000);
      } else if (ended.current !== untilISO) {
        ended.current = untilISO;
        latest.current.onEnd?.();
      }
    };
    count();
    return () => clearTimeout(timer);
  }, [untilISO, latest]);
  return left;
};
