import { setTimeout as sleep } from 'node:timers/promises';
import { createLeakyBuckets } from './leaky-buckets.ts';

/** Lets each caller use CPU in a short burst, and then a small share of the thread: others wait for at most one of their calls. */
export interface Allowance {
  /** Waits until the caller has CPU to use. Answers a function that notes the milliseconds they used, or the milliseconds until they may try again. */
  wait: (who: string) => Promise<((ms: number) => void) | number>;
}

interface Parts {
  burstMs?: number;
  /** Milliseconds of CPU for each millisecond that passes. A twentieth or more would show in the slowest 5 % of other people's calls. */
  share?: number;
  longestMs?: number;
  clock?: () => number;
}

/** Noted as soon as a call begins, so that many that wait do not all begin at once. */
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
