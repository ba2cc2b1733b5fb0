import { setTimeout as sleep } from 'node:timers/promises';
import { createLeakyBuckets } from './leaky-buckets.ts';

/** Allows a short CPU burst per caller, then a small share, so others wait for only one of their calls. */
export interface Allowance {
  /** Waits for CPU. Returns a function that records the milliseconds used, or the milliseconds to wait. */
  wait: (who: string) => Promise<((ms: number) => void) | number>;
}

interface Parts {
  burstMs?: number;
  /** CPU milliseconds per elapsed millisecond. From 0.05, other callers' p95 would suffer. */
  share?: number;
  longestMs?: number;
  clock?: () => number;
}

/** Recorded when a call begins, to stop many waiting calls from starting at once. */
const guessMs = 5;

export function createAllowance({
  burstMs = 300,
  share = 0.04,
  longestMs = 5_000,
  clock = () => performance.now(),
}: Parts = {}): Allowance {
  const used = createLeakyBuckets({ leakPerMs: share, littleLevel: burstMs / 10, clock });

  return {
    wait: async (who) => {
      let waited = 0;
      for (;;) {
        const over = used.level(who) - burstMs;
        if (over <= 0) {
          used.add(who, guessMs);
          return (ms) => used.add(who, ms - guessMs);
        }
        const waitMs = over / share;
        waited += waitMs;
        if (waited > longestMs) return waitMs;
        await sleep(waitMs);
      }
    },
  };
}
