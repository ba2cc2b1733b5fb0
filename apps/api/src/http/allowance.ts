import { setTimeout as sleep } from 'node:timers/promises';
import { cpuBudget } from '@tele/core/contract';

/** Lets each caller use CPU in a short burst, and then a small share of the thread: others wait for at most one of their calls. */
export interface Allowance {
  /** Waits until the caller has CPU to use. Answers a function that notes the milliseconds they used, or the milliseconds until they may try again. */
  wait: (who: string) => Promise<((ms: number) => void) | number>;
}

interface Parts {
  burstMs?: number;
  /** Milliseconds of CPU for each millisecond that passes. */
  share?: number;
  longestMs?: number;
  clock?: () => number;
}

/** Noted as soon as a call begins, so that many that wait do not all begin at once. */
const guessMs = 5;
/** Callers below a tenth of the burst are forgotten when there are more than this. */
const remembered = 5_000;

export function createAllowance({
  burstMs = 300,
  share = cpuBudget.times / (cpuBudget.seconds * 1_000),
  longestMs = 5_000,
  clock = () => performance.now(),
}: Parts = {}): Allowance {
  const callers = new Map<string, { used: number; at: number }>();

  const usedBy = (who: string): number => {
    const known = callers.get(who);
    return known ? Math.max(0, known.used - (clock() - known.at) * share) : 0;
  };

  const forgetQuiet = (): void => {
    for (const who of callers.keys()) if (usedBy(who) < burstMs / 10) callers.delete(who);
  };

  const note = (who: string, ms: number): void => {
    if (callers.size >= remembered && !callers.has(who)) forgetQuiet();
    callers.set(who, { used: Math.max(0, usedBy(who) + ms), at: clock() });
  };

  return {
    wait: async (who) => {
      let waited = 0;
      for (;;) {
        const over = usedBy(who) - burstMs;
        if (over <= 0) {
          note(who, guessMs);
          return (ms) => note(who, ms - guessMs);
        }
        const waitMs = over / share;
        waited += waitMs;
        if (waited > longestMs) return waitMs;
        await sleep(waitMs);
      }
    },
  };
}
